/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { squeeze } from './plugins/squeeze.ts'
import { together } from './plugins/together.ts'
import { words } from './plugins/words.ts'

const server = process.env.PELIPOYTA_SERVER ?? 'http://127.0.0.1:8765'
const locales = fileURLToPath(new URL('../src/pelipoyta/locales', import.meta.url))

export default defineConfig({
  plugins: [svelte(), words(locales), squeeze()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['.', locales] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/pelipoyta/server/static',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // How long plugins took is nothing to one who wants to play.
    rolldownOptions: {
      // The service worker stands at the root, under a name that never changes, and shares no module with the pages.
      input: { index: 'index.html', sw: 'src/serviceWorker/worker.ts' },
      output: {
        codeSplitting: together,
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
      checks: { bundlerTimings: false },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    setupFiles: ['src/i18n/testSetup.ts'],
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine is no fault of the page
    // One page a process for all files: a new one for each took five times as long as the tests. Each test mounts into
    // an element of its own, and says which language it speaks.
    isolate: false,
  },
})
