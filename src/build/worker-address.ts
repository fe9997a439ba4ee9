import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Renames the built worker to `sw.js`: its plugin names it after its source, but the address must never change. */
export function workerAddress(folder: string): Plugin {
  return {
    name: 'worker-address',
    buildApp: { order: 'post', handler: () => rename(join(folder, 'index.js'), join(folder, 'sw.js')) },
  }
}
