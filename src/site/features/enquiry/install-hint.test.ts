import { expect, test } from 'vitest'
import { NO_CAPABILITIES } from '../../../offline/outbox/device-capabilities.ts'
import { sendingText } from '../../../offline/outbox/sending-text.ts'
import { installHintText } from './install-hint.tsx'

const hint = (way: Parameters<typeof installHintText>[0]) => installHintText(way, 'example.com')

test('an app that has the browser’s storage opens what waits in it', () => {
  expect(hint('prompt')).toContain('open your enquiries from the home screen')
})

// WebKit gives an installed app at most a copy of the cookies.
test('an app on an iPhone or iPad does not: what waits in the browser is sent only from there', () => {
  expect(hint('ios')).not.toContain('open your enquiries')
  expect(hint('ios')).toContain('what waits here is sent only from here')
})

test('nor does a browser have what waits in the browser of another app', () => {
  expect(hint('in-app')).toContain('What waits here is sent only from here')
})

test.each([true, false])(
  '“open this site again” names the browser (sends when closed: %s)',
  (sendsWhenClosed) => {
    expect(sendingText({ ...NO_CAPABILITIES, sendsWhenClosed })).toContain('in the same browser or app')
  },
)

test.each(['installed', 'menu', undefined] as const)('there is none for %s', (way) => {
  expect(hint(way)).toBeUndefined()
})
