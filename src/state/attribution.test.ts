import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../tests/support/local-storage.ts'
import { attributionOf, recordVisit } from './attribution.ts'
import { readAttribution } from './kept-attribution.ts'

const at = (search: string, referrer = '') => ({ href: `https://trips.example.com/bali${search}`, referrer })

describe('what led a visit here', () => {
  test.each([
    [
      'campaign parameters',
      at('?utm_source=mail&utm_medium=newsletter&utm_campaign=monsoon'),
      { source: 'mail', medium: 'newsletter', campaign: 'monsoon' },
    ],
    ['an ad, without its click id', at('?gclid=Cj0KCQ'), { source: 'google', medium: 'cpc' }],
    [
      'named parameters before the click id',
      at('?gclid=Cj0KCQ&utm_source=g-ads&utm_campaign=goa'),
      { source: 'g-ads', medium: 'cpc', campaign: 'goa' },
    ],
    [
      'another site',
      at('', 'https://www.google.co.in/search?q=bali'),
      { source: 'google.co.in', medium: 'referral' },
    ],
    ['our own page', at('', 'https://trips.example.com/'), undefined],
    ['nowhere known', at(''), undefined],
    ['an app', at('', 'android-app://com.whatsapp/'), { source: 'com.whatsapp', medium: 'referral' }],
    ['empty parameters', at('?utm_source=&utm_medium='), undefined],
    ['a medium alone', at('?utm_medium=cpc'), undefined],
  ])('%s', (_, visit, attribution) => {
    expect(attributionOf(visit)).toEqual(attribution)
  })

  test('is cut where it is long', () => {
    expect(attributionOf(at(`?utm_source=${'x'.repeat(500)}`))?.source).toHaveLength(100)
    const emoji = encodeURIComponent('😀')
    expect(attributionOf(at(`?utm_source=${'x'.repeat(99)}${emoji}`))?.source).toBe('x'.repeat(99))
  })
})

describe('on the device', () => {
  let stored: Map<string, string>
  beforeEach(() => {
    stored = stubLocalStorage().stored
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the first visit that has one is kept', () => {
    recordVisit(at(''))
    expect(readAttribution()).toBeUndefined()
    recordVisit(at('?gclid=secret'))
    recordVisit(at('?utm_source=later'))
    expect(readAttribution()).toEqual({ source: 'google', medium: 'cpc' })
    expect([...stored.values()].join()).not.toContain('secret')
  })

  test('what is damaged is nothing', () => {
    stored.set('attribution', '{"source":7}')
    expect(readAttribution()).toBeUndefined()
    stored.set('attribution', 'x')
    expect(readAttribution()).toBeUndefined()
  })
})
