import { expect, it } from 'vitest'
import { illustrationOf, photoIssues, toPhotoRows, toPhotos } from './package-photo-rows.ts'

const PHOTO = {
  name: `/uploads/${'a'.repeat(20)}`,
  width: 1440,
  height: 960,
  focus: { x: 20, y: 50 },
  alt: 'A beach',
}

it('a photo is the same after it was in the form', () => {
  const photos = [PHOTO, { ...PHOTO, credit: 'Asha Rao', day: 2 }]
  expect(toPhotos(toPhotoRows(photos))).toEqual(photos)
})

it('asks for the words of a photo that has none', () => {
  const rows = toPhotoRows([PHOTO, { ...PHOTO, alt: ' ' }])
  expect(photoIssues(rows)).toEqual([{ at: 1, text: 'Describe photo 2 in words.' }])
})

it('goes back to the illustration that was chosen last', () => {
  expect(illustrationOf([PHOTO.name, 'ubud-bali', 'bali'], 'bali')).toBe('ubud-bali')
  expect(illustrationOf([PHOTO.name, undefined], 'bali')).toBe('bali')
})
