import { expect, test } from 'vitest'
import { FOOTER_PICTURE, footerPicture } from './footer-picture.ts'

test('the footer shows the destination of the page at night', () => {
  for (const path of ['/bali', '/bali/a-trip', '/hi/bali', '/family/bali'])
    expect(footerPicture(path)).toBe('bali-night')
  expect(footerPicture('/southAfrica')).toBe('southafrica-night')
  for (const path of ['/', '/honeymoon', '/family', '/faqs', '/style-beach'])
    expect(footerPicture(path)).toBe(`${FOOTER_PICTURE}-night`)
})
