// Entry point: loads the words, then mounts the application.

import { mount } from 'svelte'
import App from './app/App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import { showTheme } from './browser/storage/settings'
import { speak } from './i18n/translate'

showTheme()
const target = document.getElementById('app')
if (target) void speak().then(() => mount(App, { target }))
