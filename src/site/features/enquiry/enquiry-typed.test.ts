import { describe, expect, test } from 'vitest'
import { contactDigits, isContactCut, typedContact } from '../../../contract/contact-number.ts'
import { ENQUIRY_MESSAGES as M } from '../../../contract/enquiry-messages.ts'
import { toPayload } from '../../../contract/typed-enquiry.ts'
import { changedValues } from './form-values.ts'
import { validate } from './validate.ts'

const NOW = new Date('2026-11-21T12:00:00+05:30')
const LONG = {
  name: 'Asha',
  email: 'asha@example.com',
  destination: 'Bali',
  departure_city: 'Pune',
  travel_date: '05-12-2026',
  bookingTime: 'this-week',
  pax: '2',
  child: '0',
}

/** The field after these keys, one after the other. */
function keys(text: string): string {
  return [...text].reduce((value, key) => contactDigits(value + key, value), '')
}

describe('a contact number', () => {
  const ANSWER = '9876543210'

  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '98765–43210',
    '(98765) 43210',
    '98765.43210',
    '987 654 3210',
    '09876543210',
    '0 98765 43210',
    '098765-43210',
    '(0) 98765 43210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91-9876543210',
    '(+91) 98765 43210',
    '+ 91 98765 43210',
    '[+91] 98765.43210',
    '+91 (0) 98765 43210',
    '+91 0 9876543210',
    '+91 098765 43210',
    '00919876543210',
    '0091 98765 43210',
    '0091-98765-43210',
    '0091 (0) 98765 43210',
    '919876543210',
    '91 98765 43210',
    '91-9876543210',
    '91 (0) 98765 43210',
    '091 98765 43210',
    '०९८७६५४३२१०',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '૯૮૭૬૫૪૩૨૧૦',
    '+૯૧ ૯૮૭૬૫-૪૩૨૧૦',
    '९१ ९८७६५ ४३२१०',
    '＋９１９８７６５４３２１０',
    '\u202a+91 98765 43210\u202c',
    '\u200e98765\u00a043210',
    '+91\u00a098765\u202f43210',
  ])(
    '%s is that number: typed, pasted, filled in by the browser, and posted without the script',
    (written) => {
      expect(keys(written)).toBe(ANSWER)
      expect(contactDigits(written)).toBe(ANSWER)
      expect(contactDigits(written, '9123456789')).toBe(ANSWER)
      expect(toPayload('long', { contact: written }).contact).toBe(ANSWER)
    },
  )

  test.each([
    ['9187654321', '9187654321'],
    ['09187654321', '9187654321'],
    ['+91 91876 54321', '9187654321'],
    ['919187654321', '9187654321'],
    ['0919187654321', '9187654321'],
    ['+91 22 2658 1234', '2226581234'],
    ['022 2658 1234', '2226581234'],
    ['912226581234', '2226581234'],
  ])('%s is %s', (written, number) => {
    expect(toPayload('long', { contact: keys(written) }).contact).toBe(number)
    expect(toPayload('long', { contact: contactDigits(written) }).contact).toBe(number)
    expect(toPayload('long', { contact: written }).contact).toBe(number)
  })

  test.each([
    ['+971 50 123 4567', M.contactForeign],
    ['00971 50 123 4567', M.contactForeign],
    ['+65 9123 4567', M.contactForeign],
    ['0065 9123 4567', M.contactForeign],
    ['＋65 9123 4567', M.contactForeign],
    ['+1 (415) 555-0100', M.contactForeign],
    ['+44 (0)20 7946 0958', M.contactForeign],
    ['+98 7654 3210', M.contactForeign],
    ['+9876543210', M.contactForeign],
    ['009876543210', M.contactForeign],
    ['+91 98765 4321', M.contactLong],
    ['+91 98765 432', M.contactLong],
    ['+91 0987 654 321', M.contactLong],
    ['0091 98765', M.contactLong],
    ['0091987654', M.contactLong],
    ['91987654321', M.contactLong],
    ['+', M.contactLong],
    ['987654321', M.contactLong],
  ])('%s is refused and is never another number', (written, message) => {
    for (const contact of [keys(written), contactDigits(written), written])
      expect(validate('long', { ...LONG, contact }, NOW), contact).toEqual({ contact: message })
  })

  test.each([
    '+91 98765 432101',
    '0091 98765 432101',
    '91 98765 432 10 11',
    '0971501234567',
    '00 98765 43210 1',
  ])('%s, pasted, is refused as a whole', (written) => {
    for (const contact of [contactDigits(written), written])
      expect(validate('long', { ...LONG, contact }, NOW), contact).toHaveProperty('contact')
  })

  test.each([
    ['98765432109', '9876543210'],
    ['98765 43210 / 98765 43211', '9876543210'],
    ['971501234567', '9715012345'],
  ])('without a code, the field stops at ten digits of %s and says so', (written, kept) => {
    expect([contactDigits(written), isContactCut(written)]).toEqual([kept, true])
    expect([keys(written), isContactCut(kept)]).toEqual([kept, false])
    expect(validate('long', { ...LONG, contact: written }, NOW)).toHaveProperty('contact')
  })

  test('a digit put into the middle of a whole number takes none from its end', () => {
    expect(contactDigits('99876543210', ANSWER)).toBe(ANSWER)
    expect(contactDigits('98769543210', '9876543210')).toBe(ANSWER)
    expect(contactDigits('+9876543210', ANSWER)).toBe('+9876543210')
    expect(contactDigits('+919876543210', '+99876543210')).toBe(ANSWER)
  })

  test('ten digits after the code are the number, also those of an example', () => {
    expect(contactDigits('+91 00000 70001')).toBe('0000070001')
    expect(keys('+91 00000 70001')).toBe('0000070001')
    for (const contact of ['0000070001', '+91 00000 70001', '0987654321'])
      expect(validate('long', { ...LONG, contact }, NOW)).toEqual({})
  })

  test('staff keep every digit that is too many, so that it is refused', () => {
    expect(typedContact('98765432109')).toBe('98765432109')
    expect(typedContact('+91 98765 43210')).toBe(ANSWER)
    expect(typedContact('971501234567')).toBe('971501234567')
  })

  test('letters are no digits', () => {
    expect([contactDigits('abc'), contactDigits('98a7')]).toEqual(['', '987'])
  })
})

describe('toPayload', () => {
  test('shows dates dd-MM-yyyy and sends them yyyy-MM-dd, in the field of the form', () => {
    expect(toPayload('short', { travel_date: '05-12-2026' }).travel_date).toBe('2026-12-05')
    expect(toPayload('flight', { date: '5/12/2026' }).date).toBe('2026-12-05')
    expect(toPayload('long', { travel_date: '2026-12-05' }).travel_date).toBe('2026-12-05')
  })

  test('keeps text that is no date, for the rule to name', () => {
    expect(toPayload('long', { travel_date: '31-02-2026' }).travel_date).toBe('31-02-2026')
  })

  test('understands how phone books write a number, and does not cut one that is too long', () => {
    expect(toPayload('long', { contact: '+91 98765 43210' }).contact).toBe('9876543210')
    expect(toPayload('long', { contact: '98765432101' }).contact).toBe('98765432101')
    expect(toPayload('long', { contact: '98765x3210' }).contact).toBe('98765x3210')
  })

  test('drops what is not a field of the form and gives missing ones as empty', () => {
    expect(toPayload('short', { name: ' Asha ', website: 'x', pax: '2' })).toEqual({
      name: 'Asha',
      contact: '',
      destination: '',
      travel_date: '',
      bookingTime: '',
    })
  })
})

test('what was written is what differs from what was handed out, a field that was emptied included', () => {
  const initialValues = { destination: 'Bali', bookingTime: 'this-week' }
  const values = { name: 'Asha', destination: 'Bali', bookingTime: '', website: '', contact: '' }
  expect(changedValues('short', values, initialValues)).toEqual({ name: 'Asha', bookingTime: '' })
  expect(changedValues('short', initialValues, initialValues)).toEqual({})
})
