import { expect, test } from 'vitest'
import { isTripPath, tripPath, withoutTripToken } from './trip-path.ts'

const TOKEN = 'abcdefghijklmnopqrstuv'

test('takes the token out of paths and addresses, in any spelling', () => {
  expect(withoutTripToken(tripPath(TOKEN))).toBe('/trips')
  expect(withoutTripToken(`https://example.com/Trips/${TOKEN}?utm_source=mail#pay`)).toBe(
    'https://example.com/trips?utm_source=mail#pay',
  )
  expect(withoutTripToken('/bali/family-bali')).toBe('/bali/family-bali')
})

test('recognises the page of a trip', () => {
  expect([tripPath(TOKEN), '/TRIPS/x', '/trips', '/bali'].map(isTripPath)).toEqual([true, true, false, false])
})
