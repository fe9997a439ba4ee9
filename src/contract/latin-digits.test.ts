import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it.each([
  '०१२३४५६७८९',
  '૦૧૨૩૪૫૬૭૮૯',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '٠١٢٣٤٥٦٧٨٩',
  '０１２３４５６７８９',
  '0123456789',
])('reads the digits %s', (digits) => {
  expect(latinDigits(digits)).toBe('0123456789')
})

it('leaves everything else alone', () => {
  expect(latinDigits('अशोक, ५ रातें 👩‍👩‍👧 ½')).toBe('अशोक, 5 रातें 👩‍👩‍👧 ½')
})
