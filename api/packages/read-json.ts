import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** A JSON file's content; throws a sentence for the person who named it. */
export async function readJson(path: string): Promise<unknown> {
  // npm runs its scripts in the project's folder, and says where it was called.
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
