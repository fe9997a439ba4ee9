import { expect, test } from 'vitest'
import { FOOTER_PICTURE, footerPicture } from './footer-picture.ts'

test('the footer follows the destination of the page', () => {
  for (const path of ['/bali', '/bali/a-trip', '/hi/bali', '/family/bali'])
    expect(footerPicture(path)).toBe('bali')
  expect(footerPicture('/southAfrica')).toBe('southafrica')
  for (const path of ['/', '/honeymoon', '/family', '/faqs', '/style-beach'])
    expect(footerPicture(path)).toBe(FOOTER_PICTURE)
})
