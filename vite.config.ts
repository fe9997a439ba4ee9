import { readFileSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minify } from '@swc/core'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Kept below one release's worth of precache: pages, catalogue, phone-size pictures and reels (see README, "Budgets"). */
const PRECACHE_MAX_FILE_BYTES = 600_000

/** What every page needs, or so many that one more small file would cost more. The parts that come later are not of it. */
const EVERY_PAGE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack(?!/(react-virtual|virtual-core)))/(?!.*useBlocker)',
    'src/ui/(icon|button|link|class-names|picture|toast|visually-hidden|price|message|when-near)\\b',
    'src/app/layouts/(site-layout|site-header|phone-menu-button|enquiries-link|contact-button|use-page-change)',
    'src/app/(page-head|load-catalogue|early-taps|error-screen|not-found-screen)',
    'src/app/routes/_site\\.tsx',
    'src/brand\\.',
    'src/contract/(rupees|themes|travel-date)',
    'src/features/(enquiry/(popup-store|enquiry-popup-host)|saved/(saved-store|package-heart))',
    'src/catalogue/(packages|prices|destinations|price-breakdown|taxes)',
  ].join('|'),
)

/** The order of the style layers, from src/styles/layers.css, at the head of every module: chunks come in any order. */
const styleLayers: Plugin = {
  name: 'style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (css) => `@layer reset, vendor, base, components, overrides;\n${css}`,
  },
}

/** A file in the list of what a phone keeps. */
type Kept = { url: string; revision: string | null }

/** Leaves out of what a phone keeps whatever no page of a traveller leads to: the sales desk, and what only it uses. */
function withoutStaff(entries: (Kept & { size: number })[]) {
  type Chunk = {
    file: string
    css?: string[]
    assets?: string[]
    imports?: string[]
    dynamicImports?: string[]
  }
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const reached = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || reached.has(key)) return
    reached.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit('index.html')
  const isKept = ({ url }: Kept) => !url.startsWith('assets/') || files.has(url)
  return { manifest: entries.filter(isKept), warnings: [] }
}

/** Scripts a hundredth smaller than the bundler's own minifier leaves them; their names tell what they hold before it. */
const smallScripts: Plugin = {
  name: 'small-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      const compress = { passes: 6, ecma: 2020, keep_fargs: false } as const
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const small = await minify(chunk.code, { module: true, compress, mangle: { toplevel: true } })
        chunk.code = small.code
      }
    },
  },
}

export default defineConfig({
  // React has had the store hook for years; the router's store still asks for its stand-in.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Names without hashes, told apart by their files: shorter in scripts, styles and pages.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
  plugins: [
    styleLayers,
    smallScripts,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's data and view come together: the first page carries no other page's loader.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'notFoundComponent', 'errorComponent']],
      },
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      addExtensions: true,
      routeFileIgnorePattern: '\\.(css|test)',
    }),
    react(),
    {
      // Lets the router keep the styles a page brought with it while it hydrates; its own plugin switches that off.
      name: 'keep-inline-styles',
      enforce: 'post',
      config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') } }),
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'index.ts',
      outDir: 'dist/client',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The shell, every chunk a traveller can need, fonts and icons. The staff area is never on a traveller's phone.
        globPatterns: [
          'index.html',
          'assets/*.{js,css}',
          'fonts/*.{css,woff2}',
          'icons/{icon-192.png,mark.svg,favicon.svg}',
          'manifest.webmanifest',
          'art/maps/*.svg',
          // Not waited for: fetched afterwards, one at a time, for use without a network (worker/kept-media.ts).
          'art/*-{wide-480,tall-360,square-240}.avif',
          'reels/*.{avif,mp4,vtt}',
        ],
        globIgnores: [
          'reels/*-360.avif',
          // A package's other crop stands in for this one where there is no network.
          'art/*-{dawn,noon,dusk,night}-tall-360.avif',
          'art/*-{dawn,noon,dusk,night}-2-tall-360.avif',
        ],
        manifestTransforms: [withoutStaff],
        maximumFileSizeToCacheInBytes: PRECACHE_MAX_FILE_BYTES,
      },
    }),
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
        outDir: 'dist/client',
        rolldownOptions: {
          input: { main: 'index.html', staff: 'src/staff.tsx' },
          output: {
            // Every page carries the names of all files: without a word in them they are half as long.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            // One file compresses better than several: what every page needs stands together, what a package's page
            // opens with, and what starts after it.
            codeSplitting: {
              groups: [
                { name: 'app', test: EVERY_PAGE },
                {
                  name: 'package',
                  test: /src\/features\/package\/(package-page|price-panel|page-actions|summary|tour-includes)\./,
                },
                {
                  name: 'start',
                  test: /src\/(offline\/(start\.|updates|kept-reels|install-prompt|background-sync|pictures|device-connection)|contract\/connection)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: { server: 'src/server.tsx' } } } },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      // The plugin names the worker after its source; its address must say what it is and never change.
      await rename('dist/client/index.js', 'dist/client/sw.js')
      await precompress('dist/client')
    },
  },
})

// Scripts and styles are compressed once, as well as can be, rather than for every visitor.
async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|html|vtt|webmanifest)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    await writeFile(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 20 } }),
    )
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
