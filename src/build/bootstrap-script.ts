import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { PACKED_BOOTSTRAP } from './client-manifest.ts'

const SOURCE = 'src/site/bootstrap.ts'

/** Adds the inline script to the server build, packed. */
export function bootstrapScript(): Plugin {
  return {
    name: 'bootstrap-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PACKED_BOOTSTRAP, source: await packBootstrap('.') })
    },
  }
}

/** Bundles src/site/bootstrap.ts into a script that declares `bootstrap`, an object with its exports. */
export async function packBootstrap(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: resolve(root, SOURCE), formats: ['iife'], name: 'bootstrap' },
    },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
