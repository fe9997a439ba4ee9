import { weatherPictures } from '../catalogue/weather.ts'
import { articles } from '../content/copy/blogs.ts'
import { gallery } from '../content/copy/gallery.ts'
import { journeys } from '../content/copy/journeys.ts'
import { ourPlaces } from '../content/copy/our-places.ts'
import { australiaPictures } from '../content/copy/promotions.ts'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { motifScene } from './motifs/index.ts'
import { styleScene, styles } from './motifs/styles.ts'
import { isPhoto } from './photo.ts'
import { STILL_TIME } from './random.ts'
import { FRAMES, type Frame, type Light, paint, type Scene } from './scene.ts'
import { scenes } from './scenes/index.ts'
import { sightScenes } from './sights/index.ts'
import type { Weather } from './weather.ts'

/** A picture that the content refers to by name: its frames, and its drawing in each of them. */
export interface NamedPicture {
  name: string
  frames: readonly Frame[]
  draw(frame: Frame): string
  /** What the share image shows; only pictures whose page can be shared have one. */
  shareImage?: {
    scene: Scene
    light: Light
    /** Half the usual width: there are many of these, and chat apps show them small. */
    small?: boolean
  }
}

/** The name of a scene in another light, such as `bali-dusk` or `bali-dusk-2`. */
const LIGHT_SUFFIX = /^(.+)-(dawn|noon|dusk|night)(?:-(\d))?$/

/** Sights that the home page shows as banners (src/site/features/home/home-copy.ts). */
const BANNERS = ['ulun-danu-bali', 'hoi-an-vietnam', 'pamukkale-turkey']

/** The pictures that the content names, other than the scenes of destinations: sights, scenes in another light, things to do, travel styles. */
export function namedPictures(): NamedPicture[] {
  const requested = new Map<string, Set<Frame>>()
  const request = (name: string, ...frames: Frame[]) => {
    if (isPhoto(name) || scenes.some((scene) => scene.name === name)) return
    const known = requested.get(name) ?? new Set()
    for (const frame of frames) known.add(frame)
    requested.set(name, known)
  }
  for (const { thingsToDo } of destinations) for (const { picture } of thingsToDo) request(picture, 'square')
  for (const { packageImage } of packages) request(packageImage, 'wide', 'tall')
  for (const { picture } of gallery) request(picture, 'tall')
  for (const { thumbnail } of journeys) request(thumbnail, 'wide')
  for (const { picture } of articles) request(picture, 'wide')
  for (const name of australiaPictures) request(name, 'wide')
  for (const { picture } of ourPlaces) request(picture, 'square')
  for (const name of BANNERS) request(name, 'banner')
  // Shown above the footer of every page.
  for (const { banner } of destinations) request(`${banner.picture}-night`, 'banner')
  for (const name of weatherPictures) request(name, 'square')
  for (const style of styles) request(style, 'square', 'tall', 'wide')
  return [...requested].map(([name, frames]) => namedPicture(name, [...frames]))
}

const IN_WEATHER = { monsoon: 'in the rain', snow: 'in the snow', blossom: 'in blossom' } as const

/** The scene of a name such as `kerala-monsoon` or `kashmir-snow`. */
function inWeather(name: string): Scene | undefined {
  const weather = (Object.keys(IN_WEATHER) as Weather[]).find((known) => name.endsWith(`-${known}`))
  const base = weather && scenes.find((scene) => `${scene.name}-${weather}` === name)
  return base
    ? { ...base, name, title: `${base.title.split(/[ ,]/)[0]} ${IN_WEATHER[weather]}`, weather }
    : undefined
}

/** The text on the share image of a sight (its place) or of a travel style. */
const shareTitle = ({ name, title, place }: Scene) =>
  place ??
  (name === title
    ? `${title.replace(/^style-(.)/, (_, letter: string) => letter.toUpperCase())} trips`
    : title)

function namedPicture(name: string, frames: readonly Frame[]): NamedPicture {
  const other = inWeather(name)
  if (other) {
    // Rain and snow make the light even; blossom is drawn in the light that the scene is designed for.
    const light = other.weather === 'blossom' ? other.light : 'noon'
    return {
      name,
      frames,
      draw: (frame) => paint(other, { time: 0.36, light, frame, seed: 1 }),
      // A wide one is the picture of an article, which has a share image.
      ...(frames.includes('wide') && { shareImage: { scene: other, light } }),
    }
  }
  const match = LIGHT_SUFFIX.exec(name)
  const scene = match && scenes.find((known) => known.name === match[1])
  if (scene)
    return {
      name,
      frames,
      draw: (frame) => inOtherLight(scene, match[2] as Light, Number(match[3] ?? 1), frame),
    }
  const own = sightScenes.find((sight) => sight.name === name) ?? styleScene(name) ?? motifScene(name)
  if (own)
    return {
      name,
      frames,
      draw: (frame) => paint(own, { time: STILL_TIME, light: own.light, frame, seed: 1 }),
      // A picture in both frames may belong to a package, whose page has a share image.
      ...(frames.includes('wide') &&
        frames.includes('tall') && {
          shareImage: { scene: { ...own, title: shareTitle(own) }, light: own.light, small: true },
        }),
    }
  throw new Error(
    `Nothing draws ${name}: name a scene, a scene with a light, a sight, a motif or a travel style`,
  )
}

/** A scene in another light; the second variant of a light is at another time of the loop, and mirrored. */
function inOtherLight(scene: Scene, light: Light, variant: number, frame: Frame): string {
  const time = light === scene.light ? 0.62 : 0.36
  const svg = paint(scene, { time: variant > 1 ? 0.86 : time, light, frame, seed: 1 + variant })
  if (variant === 1) return svg
  const { w } = FRAMES[frame]
  return svg
    .replace('</defs>', `</defs><g transform="translate(${w} 0) scale(-1 1)">`)
    .replace(/<\/svg>$/, '</g></svg>')
}

/** The town or sight that a picture shows; undefined for a photo and for pictures that packages do not use. */
export function placeShown(name: string): string | undefined {
  const base = baseScene(name)
  return [...scenes, ...sightScenes].find((scene) => scene.name === base)?.place
}

/** The name of the scene of a picture, without the suffix of its light. */
export const baseScene = (name: string): string => LIGHT_SUFFIX.exec(name)?.[1] ?? name
