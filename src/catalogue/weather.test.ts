import { expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { pictureIn, weatherIn } from './weather.ts'

test('rain, snow and blossom in their months, and nothing for a place that is not known', () => {
  expect(weatherIn('kerala', 7)).toBe('rain')
  expect(weatherIn('kashmir', 1)).toBe('snow')
  expect(weatherIn('japan', 4)).toBe('blossom')
  expect(weatherIn('kerala', 1)).toBeUndefined()
  expect(weatherIn('atlantis', 7)).toBeUndefined()
})

test('a place has months to recommend in which it does not rain', () => {
  for (const { slug, bestMonths } of destinations)
    expect(
      bestMonths.some((month) => weatherIn(slug, month) !== 'rain'),
      slug,
    ).toBe(true)
})

test('a place has pictures drawn in its snow and its blossom; rain is shown over the usual one', () => {
  expect(pictureIn('kashmir', 1)).toBe('kashmir-snow')
  expect(pictureIn('kashmir', 4)).toBe('kashmir-blossom')
  expect(pictureIn('japan', 4)).toBe('japan')
  expect(pictureIn('kerala', 7)).toBe('kerala')
  expect(pictureIn('kerala', undefined)).toBe('kerala')
})
