import { expect, test } from 'vitest'
import { installWay } from './install-way.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const facts = { userAgent: ANDROID, isStandalone: false, canPrompt: false, touchPoints: 5 }

test.each([
  ['the installed app', { isStandalone: true }, 'installed'],
  ['Chrome that offers it', { canPrompt: true }, 'prompt'],
  ['Chrome that does not', {}, 'menu'],
  ['Safari on an iPhone', { userAgent: SAFARI }, 'ios'],
  ['Safari on an iPad, which says it is a Mac', { userAgent: IPAD }, 'ios'],
  ['Safari on a Mac', { userAgent: IPAD, touchPoints: 0 }, 'menu'],
  ['Instagram on an iPhone', { userAgent: `${SAFARI} Instagram 350.0.0.0` }, 'in-app'],
  ['Facebook on an iPhone', { userAgent: `${SAFARI} [FBAN/FBIOS;FBAV/480.0]` }, 'in-app'],
  ['another app on Android', { userAgent: ANDROID.replace('; K)', '; K; wv)') }, 'in-app'],
] as const)('%s', (_, changes, way) => {
  expect(installWay({ ...facts, ...changes })).toBe(way)
})
