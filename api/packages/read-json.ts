import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Reads a JSON file; throws an error that names the file and the reason. */
export async function readJson(path: string): Promise<unknown> {
  // npm runs scripts in the project's folder and passes the caller's folder in INIT_CWD.
  const text = await readFile(resolve(process.env.INIT_CWD ?? '.', path), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`${path} cannot be read (${error.code}).`)
    },
  )
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${path} is not JSON, or not all of it: ${(error as Error).message}.`)
  }
}
