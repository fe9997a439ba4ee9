import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './clipboard.ts'

afterEach(() => vi.unstubAllGlobals())

it('answers false where there is no clipboard, as over plain HTTP', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('a link')).toBe(false)
})

it('answers false where copying is refused', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  expect(await copyText('a link')).toBe(false)
})
