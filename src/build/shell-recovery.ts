import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { packScript } from './pack-script.ts'

const SOURCE = fileURLToPath(new URL('../site/shell-recovery.ts', import.meta.url))
const MARK = '<!--shell-recovery-->'

/** Bundles the shell’s recovery script and inlines it into `index.html`, so that it needs no other file to run. */
export function shellRecovery(): Plugin {
  return {
    name: 'shell-recovery',
    transformIndexHtml: async (html) => {
      const code = await packScript(SOURCE, 'shellRecovery')
      return html.replace(MARK, () => `<script>${code}</script>`)
    },
  }
}
