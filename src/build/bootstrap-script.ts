import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PACKED_BOOTSTRAP } from './client-manifest.ts'
import { packScript } from './pack-script.ts'

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
export function packBootstrap(root: string): Promise<string> {
  return packScript(resolve(root, SOURCE), 'bootstrap')
}
