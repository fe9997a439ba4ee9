import { expect, test } from 'vitest'
import { removeClickIds } from './click-ids.ts'

test.each([
  ['/bali?gclid=abc', '/bali'],
  [
    'https://example.com/bali?utm_source=news&fbclid=x&GCLID=y#top',
    'https://example.com/bali?utm_source=news#top',
  ],
  ['https://example.com/bali?x=1', 'https://example.com/bali?x=1'],
  ['example.com', 'example.com'],
  ['/bali?gclid', '/bali'],
])('%s is kept as %s', (url, kept) => {
  expect(removeClickIds(url)).toBe(kept)
})
