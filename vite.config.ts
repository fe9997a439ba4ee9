import { basename } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { bootstrapScript } from './src/build/bootstrap-script.ts'
import { chunkGroups } from './src/build/chunk-groups.ts'
import { SITE_ENTRY, STAFF_ENTRY } from './src/build/client-manifest.ts'
import { keepInlineStyles } from './src/build/keep-inline-styles.ts'
import { precompress } from './src/build/precompress.ts'
import { reportError } from './src/build/report-error.ts'
import { shell } from './src/build/shell.ts'
import { styleLayers } from './src/build/style-layers.ts'
import { workerAddress } from './src/build/worker-address.ts'
import { workerPrecache } from './src/build/worker-precache.ts'

const CLIENT_DIR = 'dist/client'

export default defineConfig(({ command }) => ({
  // React has had the store hook for years; the router's store still asks for its stand-in.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Names without hashes, told apart by their files: shorter in scripts, styles and pages.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
  plugins: [
    reportError(),
    styleLayers(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's data and view come together: the first page carries no other page's loader.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'notFoundComponent', 'errorComponent']],
      },
      routesDirectory: 'src/site/routes',
      generatedRouteTree: 'src/site/route-tree.gen.ts',
      quoteStyle: 'single',
      addExtensions: true,
      routeFileIgnorePattern: '\\.(css|test)',
    }),
    react(),
    shell(),
    keepInlineStyles(),
    chunkGroups(),
    bootstrapScript(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'index.ts',
      outDir: CLIENT_DIR,
      injectRegister: false,
      manifest: false,
      injectManifest: workerPrecache(CLIENT_DIR),
    }),
    workerAddress(CLIENT_DIR),
    precompress(CLIENT_DIR),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT_DIR,
        rolldownOptions: {
          input: { main: SITE_ENTRY, staff: STAFF_ENTRY },
          // Every page carries the names of all files: without a word in them they are half as long.
          output: { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' },
        },
      },
    },
    ssr: {
      // One file with its libraries: after a start the first page takes a third less. Development needs them as they are.
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: { server: 'src/server.tsx' }, output: { codeSplitting: false } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
}))
