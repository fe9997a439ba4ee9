import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SERVER_FLAGS } from './support/server-flags.ts'

test('the server has the same flags wherever it is started', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  expect(read('api/start.mjs')).toContain(`SERVER_FLAGS = ['${SERVER_FLAGS.join("', '")}']`)
  expect(read('deploy/marigold-miles.service')).toContain(`/node ${SERVER_FLAGS.join(' ')} dist/api/index.js`)
})
