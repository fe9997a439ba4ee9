import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const SOURCE = fileURLToPath(new URL('../site/shell-recovery.ts', import.meta.url))
const MARK = '<!--shell-recovery-->'

/** Packs the shell's recovery script and puts it into `index.html`, where it needs no other file to run. */
export function shellRecovery(): Plugin {
  return {
    name: 'shell-recovery',
    transformIndexHtml: async (html) => {
      const code = await pack()
      return html.replace(MARK, () => `<script>${code}</script>`)
    },
  }
}

async function pack(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'shellRecovery' },
    },
  })
  const [{ output } = { output: [] }] = result as Rolldown.RolldownOutput[]
  const [chunk] = output
  if (chunk?.type !== 'chunk') throw new Error('The recovery script was not built.')
  return chunk.code.trim()
}
