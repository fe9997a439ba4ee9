import { expect, it } from 'vitest'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { perVersion } from './per-version.ts'

it('does the work once per version, and again after it failed', async () => {
  let version = 'one'
  let calls = 0
  const read = perVersion({ current: () => ({ version }) as Catalogue }, async (current) => {
    if (calls++ === 0) throw new Error('No memory.')
    return `${current.version} ${calls}`
  })
  await expect(read()).rejects.toThrow('No memory.')
  expect(await Promise.all([read(), read()])).toEqual([
    { version: 'one', result: 'one 2' },
    { version: 'one', result: 'one 2' },
  ])
  version = 'two'
  expect(await read()).toEqual({ version: 'two', result: 'two 3' })
})
