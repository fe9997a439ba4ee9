import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../tests/support/local-storage.ts'
import {
  isOfPostedEnquiry,
  linkToShown,
  noteAppEnquiry,
  readReceiptCookie,
  shownEnquiry,
} from './shown-enquiry.ts'

const opened = ({ query = '', redirects = 0, cookie = '' } = {}) => {
  vi.stubGlobal('location', { search: query })
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ redirectCount: redirects }] })
}

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage().storage))
afterEach(() => vi.unstubAllGlobals())

test('a page is about the enquiry of its entry of the history, whatever its address says', () => {
  expect(shownEnquiry({ enquiryId: 'own' }, '?enquiry=other')).toEqual({ enquiryId: 'own' })
  expect(shownEnquiry({ reference: 'MM-1' }, '?enquiry=other')).toEqual({ reference: 'MM-1' })
})

test('opened by its address, it is about none', () => {
  for (const query of ['', '?enquiry=', '?ref=MM-1']) expect(shownEnquiry(null, query)).toEqual({})
})

test('the link to another language leads to the same enquiry, with its receipt', () => {
  const query = linkToShown({ enquiryId: 'own' }) ?? ''
  expect(query).toBe('?enquiry=own')
  expect(shownEnquiry(null, query)).toEqual({ enquiryId: 'own', reference: undefined })
  expect(linkToShown({ enquiryId: 'own', reference: 'MM-1' })).toBe(query)
  expect(shownEnquiry(null, query)).toEqual({ enquiryId: 'own', reference: 'MM-1' })
  expect(shownEnquiry(null, '?enquiry=other')).toEqual({ enquiryId: 'other', reference: undefined })
})

test('so does that of one that the browser has posted, which has no id here; a forged reference is not shown', () => {
  opened()
  const query = linkToShown({ reference: 'MM-2' }) ?? ''
  expect(query).toBe('?receipt=MM-2')
  expect(shownEnquiry(null, query)).toEqual({ reference: 'MM-2' })
  expect(linkToShown({ reference: 'MM-3' })).toBe('?receipt=MM-3')
  expect(shownEnquiry(null, query)).toEqual({})
  opened({ cookie: 'receipt=MM-2' })
  expect(shownEnquiry(null, query)).toEqual({ reference: 'MM-2' })
  expect(linkToShown({})).toBeUndefined()
})

test('a receipt in a cookie is not that of an enquiry which the app may have sent', () => {
  opened({ cookie: 'posted-id=x; receipt=MM-3' })
  expect(readReceiptCookie()).toBe('MM-3')
  expect(isOfPostedEnquiry()).toBe(true)
  noteAppEnquiry()
  // The browser's error page drops the state of the history.
  expect(isOfPostedEnquiry()).toBe(false)
  opened({ redirects: 1 })
  expect(isOfPostedEnquiry()).toBe(true)
  for (const query of ['?enquiry=an-id', '?receipt=MM-4']) {
    opened({ query, redirects: 1 })
    expect(isOfPostedEnquiry()).toBe(false)
  }
})

test('where the tab can keep nothing, the link still names the enquiry', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const query = linkToShown({ enquiryId: 'own', reference: 'MM-1' }) ?? ''
  expect(shownEnquiry(null, query)).toEqual({ enquiryId: 'own', reference: undefined })
})
