import { readFileSync } from 'node:fs'

/** Version of the app. */
export const release: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version
