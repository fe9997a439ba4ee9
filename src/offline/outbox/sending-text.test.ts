import { describe, expect, test } from 'vitest'
import { texts as gu } from '../../language/gu/index.ts'
import { texts as hi } from '../../language/hi/index.ts'
import { layout } from '../../language/layout.ts'
import { NO_CAPABILITIES } from './device-capabilities.ts'
import { sendingText, storageWarnings } from './sending-text.ts'

describe('when an enquiry that waits is sent', () => {
  test('with Background Sync also with the page closed, with the limits of it', () => {
    const text = sendingText({ ...NO_CAPABILITIES, device: 'phone', sendsWhenClosed: true })
    expect(text).toContain('usually also after you close this page')
    expect(text).toContain('open this site again on this phone')
  })
  test('without it only while a page is open', () => {
    const text = sendingText(NO_CAPABILITIES)
    expect(text).toContain('while this page is open')
    expect(text).toContain('open this site again')
    expect(text).not.toContain('automatically')
  })
})

describe('what could lose it', () => {
  test('nothing, where the browser has promised to keep it', () => {
    expect(storageWarnings(NO_CAPABILITIES)).toEqual([])
  })
  test('a private window, a device without space, and Safari’s seven days', () => {
    expect(storageWarnings({ ...NO_CAPABILITIES, mayBeLost: true })).toEqual([
      expect.stringMatching(/private window/),
      expect.stringMatching(/may delete it when the device runs out of space/),
    ])
    expect(storageWarnings({ ...NO_CAPABILITIES, mayBeLost: true, isKeptSevenDays: true })).toEqual([
      expect.stringMatching(/seven days/),
      expect.stringMatching(/private window/),
      expect.stringMatching(/may delete it when the device runs out of space/),
    ])
  })
  // As where /thankyou is not on the device: nothing else is said of the enquiry that was just kept.
  test.each([
    ['English', layout, /private window/],
    ['Hindi', hi.layout, /प्राइवेट विंडो/],
    ['Gujarati', gu.layout, /પ્રાઇવેટ વિન્ડો/],
  ])('in %s also where a page cannot be opened', (_, { failedText }, warning) => {
    expect(failedText).toMatch(warning)
  })
})
