// Entry point: loads the words, then mounts the application.

import { mount } from 'svelte'
import App from './app/App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import { showTheme } from './browser/storage/settings'
import { speak } from './i18n/translate'

/** In a page without a server the application runs in a worker (`pelipoyta site`). */
const isAlone = document.querySelector('meta[name="pelipoyta"][content="alone"]') !== null

showTheme()
const target = document.getElementById('app')
const prepared = isAlone ? import('./offline/alone').then(({ beAlone }) => beAlone()) : Promise.resolve()
if (target) void Promise.all([speak(), prepared]).then(() => mount(App, { target }))
