import { describe, expect, test } from 'vitest'
import { validate } from './validate.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const LONG = {
  name: 'Asha Rao',
  contact: '9876543210',
  email: 'asha@example.com',
  destination: 'Bali',
  departure_city: 'Pune',
  travel_date: '05-12-2026',
  bookingTime: 'this-month',
  pax: '2',
  child: '0',
}
const { email: _, departure_city: __, pax: ___, child: ____, ...SHORT } = LONG

describe('long form', () => {
  test('takes a good one', () => {
    expect(validate('long', LONG, NOW)).toEqual({})
    expect(validate('long', { ...LONG, contact: '+91 1234567890', travel_date: '21-11-2026' }, NOW)).toEqual(
      {},
    )
  })
  test.each([
    ['name', ' ', 'Please enter your name.'],
    ['name', '\u200b\u2060 \u3164', 'Please enter your name.'],
    ['name', '\u202e\u2066', 'Please enter your name.'],
    ['contact', '98765', 'Please enter a 10-digit contact number'],
    ['email', 'asha@', 'Please enter a valid e-mail address.'],
    ['destination', '', 'Please choose a destination.'],
    ['departure_city', '', 'Please enter your departure city.'],
    ['travel_date', '', 'Please select a travel date!'],
    ['travel_date', '31-02-2027', 'Date input not valid.'],
    ['travel_date', '20-11-2026', 'The travel date cannot be earlier than today.'],
    ['bookingTime', '', 'Please choose when you are looking to book.'],
    ['pax', '0', 'At least 1 adult is needed.'],
    ['child', '-1', 'The number of children cannot be below 0.'],
  ])('%s: "%s" is refused', (field, value, message) => {
    expect(validate('long', { ...LONG, [field]: value }, NOW)).toEqual({ [field]: message })
  })
  test('takes digits of other scripts, and names of any', () => {
    const hindi = { name: 'आशा', contact: '९८७६५४३२१०', travel_date: '०५-१२-२०२६', pax: '२', child: '०' }
    expect(validate('long', { ...LONG, ...hindi }, NOW)).toEqual({})
    expect(validate('long', { ...LONG, name: '🙏' }, NOW)).toEqual({})
    // The server removes characters that change the direction of text.
    expect(validate('long', { ...LONG, name: '\u2066آشا\u2069' }, NOW)).toEqual({})
  })
  test('names every bad field at once', () => {
    expect(Object.keys(validate('long', {}, NOW)).sort()).toEqual(Object.keys(LONG).sort())
  })
})

describe('short form', () => {
  test('requires a mobile number', () => {
    const message = 'Please enter a valid 10-digit contact number.'
    expect(validate('short', SHORT, NOW)).toEqual({})
    expect(validate('short', { ...SHORT, contact: '1234567890' }, NOW)).toEqual({ contact: message })
    expect(validate('short', { ...SHORT, contact: '' }, NOW)).toEqual({ contact: message })
  })
  test('requires a day from today on', () => {
    const message = 'The travel date cannot be earlier than today.'
    expect(validate('short', { ...SHORT, travel_date: '20-11-2026' }, NOW)).toEqual({ travel_date: message })
  })
})

test('flight form asks for everything', () => {
  expect(Object.keys(validate('flight', {}, NOW)).sort()).toEqual(
    ['contact', 'date', 'from', 'name', 'passengers', 'to'].sort(),
  )
  const flight = {
    from: 'Mumbai',
    to: 'Bali',
    date: '01-01-2027',
    passengers: '1',
    contact: '9876543210',
    name: 'A',
  }
  expect(validate('flight', flight, NOW)).toEqual({})
})
