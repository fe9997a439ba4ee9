import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Reads a JSON file; throws an error that names the file and the reason. */
export async function readJson(path: string): Promise<unknown> {
  // npm runs scripts in the project's folder and passes the caller's folder in INIT_CWD.
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', path)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`${path} cannot be read (${error.code}).`)
    },
  )
  const text = textOf(path, bytes)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON, or not all of it: ${(error as Error).message}.`)
  }
}

// In another encoding the letters of no name would be those that were written. A NUL is a sign of UTF-16, and in no JSON.
function textOf(path: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {}
  throw new Error(`${path} is not in UTF-8. Save it in that encoding.`)
}
