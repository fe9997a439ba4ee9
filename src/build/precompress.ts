import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT_FILE = /\.(js|css|svg|html|vtt|webmanifest|json)$/

/** Compresses the text files of the finished build once, at the highest level, instead of for every visitor. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    buildApp: { order: 'post', handler: () => compressFolder(folder) },
  }
}

async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 20 } })
    await writeFile(`${file}.br`, br)
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
