import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.PELIPOYTA_SERVER ?? 'http://127.0.0.1:8765'

// One chunk a language, so that choosing a language is one request.
const languageOf = (id: string) => /locales\/(\w+)\/[\w-]+\.ftl/.exec(id)?.[1]

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['.', '../src/pelipoyta/locales'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/pelipoyta/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ debugName: 'words', name: (id: string) => (languageOf(id) ? `words-${languageOf(id)}` : null) }],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
})
