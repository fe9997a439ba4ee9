import { expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

it.each([
  ['90', 90_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 09:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %s ms', (header, ms) => expect(parseRetryAfter(header, NOW)).toBe(ms))
