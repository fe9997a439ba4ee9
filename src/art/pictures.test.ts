import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { articles } from '../content/copy/blogs.ts'
import { gallery } from '../content/copy/gallery.ts'
import { journeys } from '../content/copy/journeys.ts'
import { ourPlaces } from '../content/copy/our-places.ts'
import { reels } from '../content/copy/reels.ts'
import { testimonials } from '../content/copy/testimonials.ts'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { orphanedFiles } from './files.ts'
import { namedPictures } from './named.ts'
import { OUTPUTS } from './outputs.ts'
import { digest, readRecord } from './record.ts'
import { reelDigest } from './reel-video.ts'
import { reelsBySlug } from './reels/index.ts'
import { reelFrame, shotFrame, subjectAt } from './reels/reel.ts'
import type { Frame } from './scene.ts'

/** The files that a browser may request for a picture in these frames; a photo is a single file. */
function filesOf(name: string, frames: readonly Frame[]): string[] {
  if (name.includes('/') || name.includes('.')) return [name]
  return frames.flatMap((frame) => {
    const { widths, fallback } = OUTPUTS[frame] ?? { widths: [], fallback: 0 }
    return [
      ...widths.map((width) => `/art/${name}-${frame}-${width}.avif`),
      `/art/${name}-${frame}-${fallback}.webp`,
    ]
  })
}

const missing = (files: readonly string[]) => files.filter((file) => !existsSync(`public${file}`))

const EVERY: readonly Frame[] = ['wide', 'tall', 'square', 'hero', 'banner']
const STYLES = ['family', 'group', 'honeymoon', 'adventure', 'beach', 'couple', 'nature']

describe('every picture named by the content exists', () => {
  it.each(destinations.map(({ slug, banner }) => [slug, banner.picture]))('banner of %s', (_, picture) => {
    expect(missing([...filesOf(picture, EVERY), `/art/${picture}-share.jpg`])).toEqual([])
  })

  it.each(destinations.map(({ slug, thingsToDo }) => [slug, thingsToDo] as const))(
    'things to do in %s',
    (_, things) => {
      expect(missing(things.flatMap(({ picture }) => filesOf(picture, ['square'])))).toEqual([])
    },
  )

  it('packages, as cards, as slides and as share images', () => {
    expect(
      missing(
        packages.flatMap(({ packageImage }) => [
          ...filesOf(packageImage, ['wide', 'tall']),
          `/art/${packageImage}-share.jpg`,
        ]),
      ),
    ).toEqual([])
  })

  it('gallery, journeys, our places and articles', () => {
    expect(missing(gallery.flatMap(({ picture }) => filesOf(picture, ['tall'])))).toEqual([])
    expect(missing(journeys.flatMap(({ thumbnail }) => filesOf(thumbnail, ['wide'])))).toEqual([])
    expect(missing(ourPlaces.flatMap(({ picture }) => filesOf(picture, ['square'])))).toEqual([])
    expect(
      missing(
        articles.flatMap(({ picture }) => [...filesOf(picture, ['wide']), `/art/${picture}-share.jpg`]),
      ),
    ).toEqual([])
  })

  it('travel styles and moods', () => {
    expect(missing(STYLES.flatMap((style) => filesOf(`style-${style}`, ['square', 'tall', 'wide'])))).toEqual(
      [],
    )
    expect(missing(['family', 'honeymoon'].flatMap((mood) => filesOf(mood, EVERY)))).toEqual([])
  })

  it('reels with posters and descriptions, clips with posters', () => {
    const reelFiles = reels.flatMap(({ video, poster, captions }) => [video, poster, captions])
    const small = reels.map(({ slug }) => `/reels/${slug}-360.avif`)
    const clips = testimonials.flatMap(({ clip, poster }) => [clip, poster])
    expect(missing([...reelFiles, ...small, ...clips])).toEqual([])
  })
})

const sources = ['src/site', 'src/staff', 'src/ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const),
)

describe('every picture named by the pages exists', () => {
  const framedPictures = sources.flatMap(([file, text]) =>
    [...text.matchAll(/name(?:=|: )['"]([a-z][a-z-]+)['"],?\s+frame(?:=|: )['"](\w+)['"]/g)].map(
      ([, name, frame]) => [file, name as string, frame as Frame] as const,
    ),
  )

  const archPictures = sources.flatMap(([file, text]) =>
    [...text.matchAll(/<ArchPicture name="([a-z-]+)"/g)].map(
      ([, name]) => [file, name as string, 'square' as Frame] as const,
    ),
  )

  it('finds pictures in the code, so the patterns still match', () => {
    expect(framedPictures.length).toBeGreaterThan(2)
    expect(archPictures.length).toBeGreaterThan(3)
  })

  it.each([...framedPictures, ...archPictures])('%s shows %s as %s', (_, name, frame) => {
    expect(missing(filesOf(name, [frame]))).toEqual([])
  })

  const frameless = sources.flatMap(([file, text]) =>
    // The values `wide` and `phone` are not pictures but names of frames and of columns.
    [...text.matchAll(/\b(?:picture|wide|phone)(?:=|: )['"](?!wide|phone)([a-z][a-z0-9-]+)['"]/g)].map(
      ([, name]) => [file, name as string] as const,
    ),
  )

  it.each(frameless)('%s names %s', (_, name) => {
    expect(missing(filesOf(name, ['wide']))).toEqual([])
  })
})

it('there is no rendered picture that nothing uses: run npm run art', () => {
  expect(orphanedFiles()).toEqual([])
})

it('icons and screenshots of the installed app exist', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Record<
    'icons' | 'screenshots',
    { src: string }[]
  >
  expect(missing([...manifest.icons, ...manifest.screenshots].map(({ src }) => src))).toEqual([])
})

describe('pictures that are not the scene of a destination', () => {
  const { digests } = readRecord()

  it.each(namedPictures().map((picture) => [picture.name, picture] as const))(
    '%s was rendered from the current code',
    (name, { frames, draw }) => {
      for (const frame of frames) {
        const svg = draw(frame)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(digests[`${name}-${frame}`], `${name}-${frame}: run npm run art`).toBe(digest(svg))
      }
    },
  )

  it('no two of them are the same drawing', () => {
    const drawn = namedPictures().map(({ draw, frames }) => digest(draw(frames[0] ?? 'square')))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('reels', () => {
  const all = [...reelsBySlug.values()]

  it.each(all.map((reel) => [reel.slug, reel] as const))(
    '%s has three shots of different scenes, is a loop and was rendered from the current code',
    (slug, reel) => {
      expect(new Set(reel.shots.map(({ scene }) => scene.name)).size).toBe(3)
      expect(reelFrame(reel, 1)).toBe(reelFrame(reel, 0))
      const [, , last] = reel.shots
      expect(shotFrame(last, 1, true)).toBe(shotFrame(last, 0, true))
      expect(shotFrame(last, 0.4, true)).not.toBe(shotFrame(last, 0, true))
      expect(readRecord().digests[`${slug}-film`], 'run npm run art -- --reels').toBe(reelDigest(reel))
    },
  )

  it.each(all.flatMap(({ slug, shots }) => shots.map((shot, i) => [slug, i + 1, shot] as const)))(
    '%s, shot %i, keeps its subject above the text of the page',
    (_, number, shot) => {
      for (const time of [0, 0.25, 0.5, 0.75, 0.999]) {
        const [top, bottom] = subjectAt(shot, time, number === 3)
        expect(top).toBeGreaterThanOrEqual(0)
        // The text of the page covers the lower 45 % of a phone's screen.
        expect((Math.min(bottom, 0.55) - top) / (bottom - top)).toBeGreaterThan(0.75)
      }
    },
  )

  it.each(reels.map(({ slug, video }) => [slug, video]))(
    '%s can start before it is fully loaded',
    (_, video) => {
      const bytes = readFileSync(`public${video}`)
      expect(bytes.indexOf('moov')).toBeGreaterThan(0)
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    },
  )
})

describe('budgets', () => {
  const filesOver = (folder: string, ending: string, bytes: number) =>
    readdirSync(folder).filter((file) => file.endsWith(ending) && statSync(join(folder, file)).size > bytes)

  it('a reel is at most 450 kB and a clip at most 120 kB', () => {
    expect(filesOver('public/reels', '.mp4', 450_000)).toEqual([])
    expect(filesOver('public/clips', '.mp4', 120_000)).toEqual([])
  })

  it('a card picture is at most 12 kB at 240 px', () => {
    expect(filesOver('public/art', '-square-240.avif', 12_000)).toEqual([])
  })
})
