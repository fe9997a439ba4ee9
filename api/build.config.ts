import { defineConfig } from 'vite'

// The server as production runs it: its 1,800 modules, most of them of libraries, in a few files. A start takes half the time.

export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // With binaries or files of their own, and what only development loads.
    external: ['better-sqlite3', 'pg', 'pino', 'sharp', 'vite'],
  },
  build: {
    ssr: true,
    outDir: 'dist/api',
    target: 'node24',
    rolldownOptions: {
      input: {
        index: 'api/index.ts',
        'render-thread': 'api/pages/render-thread.ts',
        'photo-child': 'api/photos/photo-child.ts',
      },
    },
  },
})
