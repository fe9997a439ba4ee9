import { describe, expect, test } from 'vitest'
import { jsonAnswer, longBody, longEnquiry, receipt } from '../../../../tests/support/enquiries.ts'
import { fakeDevice } from '../../../../tests/support/fake-device.ts'
import { fakeFetch, unreachable } from '../../../../tests/support/fake-fetch.ts'
import { REFUSED_MESSAGE, SUBMIT_MESSAGES } from '../../../contract/enquiry-messages.ts'
import { compose, delivered } from '../../../outbox/entry.ts'
import type { QueuedEnquiry } from '../../../outbox/types.ts'
import { enquiryLines, enquiryText, whatsAppLink } from './enquiry-text.ts'
import {
  deleteQuestion,
  entryMessage,
  entryTitle,
  lastAttemptText,
  parkedText,
  waitingText,
} from './entry-text.ts'
import { nextAttemptText } from './next-attempt-text.ts'
import { enquiryBody, failureMessage, outcomeMessage } from './send-enquiry.ts'

const NOW = Date.parse('2026-11-21T06:00:00Z')

describe('when the phone tries again', () => {
  test.each([
    [-5_000, 'Next attempt in a moment.'],
    [9_000, 'Next attempt in a moment.'],
    [40_000, 'Next attempt in less than a minute.'],
    [80_000, 'Next attempt in about a minute.'],
    [150_000, 'Next attempt in about 3 minutes.'],
    [3_700_000, 'Next attempt in about an hour.'],
    [7_300_000, 'Next attempt in about 2 hours.'],
    [24 * 3_600_000, 'Next attempt in about 24 hours.'],
    // After a clock that was years ahead has been put right.
    [10 * 365 * 86_400_000, 'Next attempt in a moment.'],
  ])('in %i ms: %s', (wait, words) => {
    expect(nextAttemptText(NOW + wait, NOW, true)).toBe(words)
  })
  test('without a network it waits for one, whatever the clock says', () => {
    expect(nextAttemptText(NOW + 1, NOW, false)).toBe('It is sent as soon as there is a network.')
  })
})

describe('an enquiry as a message', () => {
  const entry = compose(longEnquiry(), NOW)
  test('names every field, with the date as travellers write it', () => {
    const text = enquiryText('long', longBody({ bookingTime: 'this-week' }))
    expect(text).toContain('Contact number: 9800000001')
    expect(text).toContain('Travel date: 14-02-2027')
    expect(text).toContain('When to book: This Week')
    expect(text).not.toContain('sourceDomain')
  })
  test('leaves out what is empty', () => {
    expect(enquiryLines('short', { name: 'Asha', contact: '' })).toEqual([
      { label: 'Your name', value: 'Asha' },
    ])
  })
  test('addresses the app itself when there is no network', () => {
    expect(whatsAppLink('a & b', true)).toMatch(/^https:\/\/wa\.me\/\d+\?text=a%20%26%20b$/)
    expect(whatsAppLink('a & b', false)).toMatch(/^whatsapp:\/\/send\?phone=\d+&text=a%20%26%20b$/)
  })
  test('a delivered one is named by its reference', () => {
    const sent = delivered(entry, receipt(entry.id), 0)
    expect(entryMessage(sent)).toContain(sent.reference)
    expect(entryMessage(sent)).not.toContain('Asha')
  })
})

describe('headings', () => {
  const about = (body: Record<string, string>, kind: 'long' | 'flight' = 'long') =>
    entryTitle(compose(longEnquiry({ kind, body }), NOW))
  test('say what it is about', () => {
    expect(about({ destination: 'Bali' })).toBe('A trip to Bali')
    expect(about({ destination: 'Other' })).toBe('A trip somewhere new')
    expect(about({ from: 'Delhi', to: 'Singapore' }, 'flight')).toBe('Flight to Singapore')
  })
})

test('the last attempt is explained only if there was one', () => {
  const entry = compose(longEnquiry(), NOW)
  expect(lastAttemptText(entry)).toBeUndefined()
  expect(lastAttemptText({ ...entry, lastError: { reason: 'strange' } })).toMatch(/Wi-Fi/)
  const refused = { reason: 'status', status: 403 } as const
  expect(lastAttemptText({ ...entry, lastError: refused })).toMatch(/^Our server/)
  expect(lastAttemptText({ ...entry, lastError: { ...refused, isForeign: true } })).toMatch(
    /instead of our server/,
  )
})

describe('what is posted', () => {
  const typed = {
    name: ' Asha Rao ',
    contact: '+91 98000 00001',
    email: 'asha@example.com',
    destination: 'Bali',
    departure_city: 'Pune',
    travel_date: '14-02-2090',
    bookingTime: 'this-month',
    pax: '2',
    child: '0',
    form: 'long',
    id: 'x',
    website: '',
  }
  const circumstances = { url: new URL('https://example.com/bali?x=1'), filledInMs: 1234 }
  test('long: the spec fields, numbers as numbers, the page, nothing of the form itself', () => {
    expect(enquiryBody('long', typed, circumstances)).toEqual({
      name: 'Asha Rao',
      contact: '9800000001',
      email: 'asha@example.com',
      destination: 'Bali',
      departure_city: 'Pune',
      travel_date: '2090-02-14',
      bookingTime: 'this-month',
      pax: 2,
      child: 0,
      sourceDomain: 'https://example.com/bali?x=1',
      page: '/bali',
      consent: expect.any(String),
      filledInMs: 1234,
    })
  })
  test('what was chosen, the note and what led here, each only where there is one', () => {
    const attribution = { source: 'google', medium: 'cpc' }
    const chosen = {
      ...typed,
      about: 'Goa Beach Break (goa1)',
      note: ' Two vegetarians ',
      other_place: 'Fiji',
    }
    expect(enquiryBody('long', chosen, { ...circumstances, attribution })).toMatchObject({
      about: 'Goa Beach Break (goa1)',
      note: 'Two vegetarians',
      attribution,
    })
    // Written on the page of a trip, whose address is a secret.
    const url = new URL('https://example.com/trips/abcdefghijklmnopqrstuv?x=1')
    expect(enquiryBody('long', typed, { ...circumstances, url })).toMatchObject({
      sourceDomain: 'https://example.com/trips?x=1',
      page: '/trips',
    })
    // Another place was typed before Bali was chosen.
    expect(enquiryBody('long', chosen, circumstances)).not.toHaveProperty('other_place')
    expect(enquiryBody('long', { ...chosen, destination: 'Other' }, circumstances).other_place).toBe('Fiji')
    for (const field of ['about', 'note', 'attribution'])
      expect(enquiryBody('long', { ...typed, note: ' ' }, circumstances)).not.toHaveProperty(field)
  })
  test('short: the host', () => {
    expect(enquiryBody('short', typed, circumstances).sourceDomain).toBe('example.com')
  })
  test('no filling time where the device has none', () => {
    expect(enquiryBody('long', typed, { ...circumstances, filledInMs: undefined })).not.toHaveProperty(
      'filledInMs',
    )
  })
  test('what only a machine fills in goes along', () => {
    expect(enquiryBody('long', { ...typed, website: 'http://spam' }, circumstances).website).toBe(
      'http://spam',
    )
  })
})

test('a failure is described in the words of its form', () => {
  expect(failureMessage('long', 'page')).toBe('Form submission failed. Please try again later.')
  expect(failureMessage('long', 'popup')).toBe('Failed to submit the form. Please try again.')
  expect(failureMessage('short', 'page')).toBe('Something went wrong. Please try again later.')
  expect(failureMessage('flight', 'page')).toBe('Failed to submit booking.')
  const refusal = { status: 400, message: 'Not like this.', errors: {} }
  expect(outcomeMessage({ id: 'x', outcome: 'refused', saved: true, refusal }, 'short', 'page')).toEqual({
    said: 'Not like this.',
  })
  const silent = { status: 413, message: REFUSED_MESSAGE, errors: {} }
  expect(
    outcomeMessage({ id: 'x', outcome: 'refused', saved: true, refusal: silent }, 'flight', 'page'),
  ).toEqual({ said: 'Failed to submit booking.' })
})

test('deleting says that an enquiry has not reached us only where no attempt could have', () => {
  const entry = compose(longEnquiry(), NOW)
  expect(deleteQuestion(entry)).toMatch(/It has not reached us/)
  expect(deleteQuestion({ ...entry, attempted: true })).toMatch(/may have reached us/)
  // An earlier version has arrived under another id.
  expect(deleteQuestion({ ...entry, replaces: 'another' })).toMatch(/may have reached us/)
  expect(deleteQuestion(delivered(entry, receipt(entry.id), 0))).toMatch(/Our team has it/)
})

test('what waits is called not sent only where no attempt could have reached us', () => {
  const entry = compose(longEnquiry(), NOW)
  expect(waitingText(entry)).toMatch(/has not been sent yet/)
  expect(waitingText({ ...entry, attempted: true })).toMatch(/cannot tell yet whether/)
})

test('what needs attention is called not received only where our server has refused it', () => {
  const entry = { ...compose(longEnquiry(), NOW), state: 'attention' as const, attempted: true }
  const text = (status: number) =>
    parkedText({ ...entry, refusal: { status, message: '', errors: {} } }, 'phone')
  expect(text(400)).toMatch(/We do not have it/)
  // An earlier version has arrived, or nobody of ours has answered for days.
  for (const status of [422, 403, 0]) expect(text(status)).not.toMatch(/do not have it/)
  // An earlier version may have arrived, whose confirmation was lost.
  const refusal = { status: 400, message: '', errors: {} }
  expect(parkedText({ ...entry, revision: 1, refusal }, 'phone')).not.toMatch(/do not have it/)
  // An earlier version has arrived under another id.
  expect(parkedText({ ...entry, replaces: 'another', refusal }, 'phone')).not.toMatch(/do not have it/)
})

test('a refused enquiry is not called missing with us where what was sent under its id before was deleted', async () => {
  const server = fakeFetch(unreachable)
  const device = fakeDevice(server.fetch)
  const [first, other] = [device.tab(), device.tab()]
  const enquiry = longEnquiry()
  await first.submit(enquiry)
  await first.remove(enquiry.id)
  server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
  await other.submit({ ...enquiry, body: longBody({ pax: 5 }) })
  const entry = (await other.get(enquiry.id)) as QueuedEnquiry
  expect(entry).toMatchObject({ state: 'attention', refusal: { status: 400 } })
  expect(parkedText(entry, 'phone')).not.toMatch(/do not have it/)
})

test('a refused enquiry is not called missing with us where the browser has sent its form before', async () => {
  const server = fakeFetch(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
  const tab = fakeDevice(server.fetch).tab()
  const enquiry = longEnquiry()
  await tab.submit(enquiry, { attempted: true })
  const entry = (await tab.get(enquiry.id)) as QueuedEnquiry
  expect(entry).toMatchObject({ state: 'attention', refusal: { status: 400 } })
  expect(parkedText(entry, 'phone')).not.toMatch(/do not have it/)
})

test('a refused enquiry is not called missing with us where it waited, and its form has taken in a deleted one since', async () => {
  const server = fakeFetch(unreachable)
  const device = fakeDevice(server.fetch)
  const [tab, offline] = [device.tab(), device.tab({ isOffline: () => true })]
  const [first, other] = [longEnquiry(), longEnquiry({ body: longBody({ pax: 5 }) })]
  await tab.submit(first)
  await tab.remove(first.id)
  await offline.submit(other)
  await device.clock.pass(60_000)
  server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
  await tab.submit(other, { formerIds: [first.id] })
  const entry = (await tab.get(other.id)) as QueuedEnquiry
  expect(entry).toMatchObject({ state: 'attention', refusal: { status: 400 } })
  expect(parkedText(entry, 'phone')).not.toMatch(/do not have it/)
})

// Where the form is closed there is no button: what it does is not said there.
test('a form that was sent before, or is kept, is distinguished, apart from what the next press does', () => {
  const entry = compose(longEnquiry(), NOW)
  const sent = delivered(entry, receipt(entry.id), 0)
  const words = (existing: typeof entry | typeof sent) =>
    outcomeMessage({ id: entry.id, outcome: 'conflict', saved: false, existing }, 'long', 'page')
  const asNew = 'Press the button again to send this one as a new enquiry.'
  expect(words(sent)).toEqual({
    said: `This form was sent before (reference ${sent.reference}) and has been changed since.`,
    again: asNew,
  })
  expect(words(entry)).toEqual({
    said: 'Another enquiry from this form is still on this device, and this one says something else.',
    again: 'Press the button again to send this one in its place.',
  })
  const refusal = { status: 422, message: SUBMIT_MESSAGES.otherEnquiry, errors: {} }
  const usedUp = { said: SUBMIT_MESSAGES.otherEnquiry, again: asNew }
  expect(words({ ...entry, state: 'attention', refusal })).toEqual(usedUp)
  expect(outcomeMessage({ id: 'x', outcome: 'refused', saved: false, refusal }, 'flight', 'page')).toEqual(
    usedUp,
  )
})

test('the short form sends the language of the page', () => {
  const typed = { name: 'Asha', contact: '9800000001', destination: 'Bali', travel_date: '2027-02-14' }
  const body = (path: string) =>
    enquiryBody(
      'short',
      { ...typed, travel_date: '14-02-2027', bookingTime: 'this-week' },
      { url: new URL(path, 'https://example.com'), filledInMs: undefined },
    )
  expect(body('/contact')).toMatchObject({ sourceDomain: 'example.com', page: '/contact' })
  expect(body('/hi/contact')).toMatchObject({ sourceDomain: 'example.com/hi', page: '/hi/contact' })
})
