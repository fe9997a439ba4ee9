import { afterEach, expect, test, vi } from 'vitest'
import { readDeviceCapabilities } from './device-capabilities.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Safari', SAFARI, { isKeptSevenDays: true, mayBeLost: true }],
  ['Chrome', CHROME, { isKeptSevenDays: false, mayBeLost: true }],
  ['Firefox', FIREFOX, { isKeptSevenDays: false, mayBeLost: true }],
])(
  'in %s an enquiry may be lost, unless the app is installed or the browser has promised to keep it',
  async (_, userAgent, lost) => {
    const found = async (isInstalled: boolean, isPersisted: boolean) => {
      vi.stubGlobal('window', {})
      vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
      vi.stubGlobal('navigator', { userAgent, storage: { persisted: async () => isPersisted } })
      const { isKeptSevenDays, mayBeLost } = await readDeviceCapabilities()
      return { isKeptSevenDays, mayBeLost }
    }
    const kept = { isKeptSevenDays: false, mayBeLost: false }
    expect(await found(false, false)).toEqual(lost)
    expect(await found(true, false)).toEqual(kept)
    expect(await found(false, true)).toEqual(kept)
  },
)
