import { describe, expect, test } from 'vitest'
import { contactDigits, toPayload } from '../../../contract/typed-enquiry.ts'
import { changedValues } from './form-values.ts'

describe('contactDigits', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['91987654', '91987654'],
    ['9187654321', '9187654321'],
    ['98765432109', '9876543210'],
    ['abc', ''],
    ['98a7', '987'],
  ])('%s → %s', (typed, kept) => {
    expect(contactDigits(typed)).toBe(kept)
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
