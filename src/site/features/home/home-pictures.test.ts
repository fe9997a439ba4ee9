import { expect, test } from 'vitest'
import { baseScene } from '../../../art/named.ts'
import { reelsBySlug } from '../../../art/reels/index.ts'
import { testimonials } from '../../../content/copy/testimonials.ts'
import { destinations } from '../../../content/destinations/index.ts'
import { packages } from '../../../content/packages/index.ts'
import { FOOTER_PICTURE } from '../../layouts/footer-picture.ts'
import { homePictures } from './home-copy.ts'
import { homeData } from './home-data.ts'

test('the home page shows no scene twice', () => {
  const { trending, india } = homeData({ version: '1', destinations, packages }, '2026-11-23')
  expect([trending.length, india.length]).toEqual([12, 12])
  const clips = testimonials.map(({ reel }) => reelsBySlug.get(reel)?.clip ?? reel)
  const shown = [
    FOOTER_PICTURE,
    ...homePictures,
    ...clips,
    ...[...trending, ...india].map(({ picture }) => picture),
  ]
  const scenes = shown.map(baseScene).sort()
  expect(scenes.filter((scene, at) => scene === scenes[at - 1])).toEqual([])
})
