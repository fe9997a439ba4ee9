import { describe, expect, it } from 'vitest'
import { packages } from '../content/packages/index.ts'
import { baseScene, namedPictures, placeShown } from './named.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'
import { isPhoto } from './photo.ts'
import { scenes } from './scenes/index.ts'
import { still } from './stills.ts'

// Of 240 bits. Two lights of one scene differ in about a dozen bits, two scenes in far more.
const ALIKE_BITS = 20

const drawn = packages.filter(({ packageImage }) => !isPhoto(packageImage))

/** The texts of a package that name the places on its route. */
const routeOf = ({ destinationCovered, highlights, itinerary }: (typeof packages)[number]) =>
  [
    destinationCovered,
    ...highlights,
    ...itinerary.flatMap(({ title, activities }) => [title, ...activities]),
  ].join('\n')

/** Matches a place as whole words, so that `Key` is not found in `monkey`. */
const named = (place: string) => new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u')

describe('the picture of a package', () => {
  it.each(drawn.map((item) => [item.key, item] as const))('%s shows a place on its route', (_, item) => {
    const place = placeShown(item.packageImage)
    if (place === undefined) throw new Error(`${item.packageImage} declares no place`)
    expect(routeOf(item)).toMatch(named(place))
  })

  it('shows a scene that no other package shows, not even in another light', () => {
    const shared = drawn.filter(({ packageImage }) => {
      const scene = baseScene(packageImage)
      return drawn.filter((other) => baseScene(other.packageImage) === scene).length > 1
    })
    expect(shared.map(({ key, packageImage }) => `${key}: ${packageImage}`)).toEqual([])
  })

  it('does not look like the picture of another package', async () => {
    const own = namedPictures()
    const hashes: [string, string][] = []
    for (const { packageImage } of drawn) {
      const scene = scenes.find(({ name }) => name === packageImage)
      const svg = scene ? still(scene, 'wide') : own.find(({ name }) => name === packageImage)?.draw('wide')
      if (svg) hashes.push([packageImage, await perceptualHash(svg)])
    }
    expect(hashes).toHaveLength(drawn.length)
    const alike = hashes.flatMap(([name, hash], i) =>
      hashes
        .slice(i + 1)
        .filter(([, other]) => hashDistance(hash, other) < ALIKE_BITS)
        .map(([other]) => `${name} and ${other}`),
    )
    expect(alike).toEqual([])
  })
})
