// Learns the words, then opens the house.

import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import { showTheme } from './shared/settings'
import { speak } from './words'

showTheme()
const target = document.getElementById('app')
if (target) void speak().then(() => mount(App, { target }))
