import { expect, test } from 'vitest'
import { upiLink } from './upi-link.ts'

const payee = { upiId: 'agency@example', payee: 'Example Holidays LLP' }

test('names payee and currency; the payer types the amount', () => {
  expect(upiLink(payee)).toBe('upi://pay?pa=agency%40example&pn=Example%20Holidays%20LLP&cu=INR')
})

test('fills in amount and note, with two decimals', () => {
  expect(upiLink({ ...payee, paise: 12_075_050, note: 'MM-1234-Q1' })).toMatch(
    /&am=120750\.50&tn=MM-1234-Q1$/,
  )
  expect(upiLink({ ...payee, paise: 100 })).toMatch(/&am=1\.00$/)
})
