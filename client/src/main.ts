// Entry point: loads the words, then mounts the application.

import { mount } from 'svelte'
import App from './app/App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import { showTheme } from './browser/storage/settings'
import { speak } from './i18n/translate'
import { pageTables } from './transport/pageTables'

/** Without a server (`pelipoyta site`), or without a network, the application runs in a worker. */
const mode = document.querySelector<HTMLMetaElement>('meta[name="pelipoyta"]')?.content

async function prepare(): Promise<void> {
  if (mode === 'alone' || mode === 'offline') (await import('./offline/alone')).beAlone(mode)
  else if (pageTables().length) await (await import('./offline/moving/moveGames')).moveGames()
}

showTheme()
const target = document.getElementById('app')
if (target) void Promise.all([speak(), prepare()]).then(() => mount(App, { target }))
