import { expect, it } from 'vitest'
import { StaffApiError } from '../../ui/staff-api.ts'
import { notClosed, notHandedOver } from './leaving-text.ts'

const lost = new StaffApiError(0, 'The server cannot be reached.')
const refused = new StaffApiError(409, 'This account is closed.')

it('says what failed after the first of two steps, and that it is not known where there was no answer', () => {
  expect(notHandedOver('Ravi', refused)).toBe(
    'Ravi is on leave, but not all leads were handed over: This account is closed.',
  )
  expect(notHandedOver('Ravi', lost)).toBe(
    'Ravi is on leave, but it is not confirmed that the leads were handed over: The server cannot be reached.',
  )
  expect(notClosed('1 lead is unassigned now.', refused)).toBe(
    '1 lead is unassigned now. The account is not closed: This account is closed.',
  )
  expect(notClosed('1 lead is unassigned now.', lost)).toBe(
    '1 lead is unassigned now. It is not confirmed that the account is closed: The server cannot be reached.',
  )
})
