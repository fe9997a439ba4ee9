import { readFile } from 'node:fs/promises'

/** A JSON file's content; throws a sentence for the person who named it. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${path} cannot be read (${error.code}).`)
  })
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${path} is not JSON, or not all of it: ${(error as Error).message}.`)
  }
}
