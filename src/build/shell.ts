import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { packScript } from './pack-script.ts'

const SOURCE = fileURLToPath(new URL('../site/shell.ts', import.meta.url))
const MARK = '<!--shell-->'
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g
const HREF = / href="\/(?<file>[^"]+)"/
const ENTRY = /<script type="module" crossorigin src="(?<src>[^"]+)"><\/script>/

/**
 * Makes `index.html`, which the installed app opens with, need no other file to be painted: its script and its styles are
 * inline, and the script starts the app.
 */
export function shell(): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const script = `<script>${await packScript(SOURCE, 'shell')}</script>`
        const page = html.replace(MARK, () => script)
        // The development server has no bundle.
        if (!bundle) return page
        const inlined = page.replace(STYLESHEET, (found) => {
          const file = HREF.exec(found)?.groups?.file ?? ''
          const asset = bundle[file]
          if (asset?.type !== 'asset') return found
          // The link loads nothing: with it, a later script that needs these styles does not fetch them once more.
          return `<style>${String(asset.source)}</style><link rel="stylesheet" disabled href="/${file}">`
        })
        if (!ENTRY.test(inlined)) throw new Error('index.html has no entry.')
        return inlined.replace(ENTRY, '<link rel="modulepreload" crossorigin data-entry href="$<src>">')
      },
    },
  }
}
