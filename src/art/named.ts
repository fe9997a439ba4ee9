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
import { FRAMES, type Frame, type Light, paint, type Scene } from './scene.ts'
import { scenes } from './scenes/index.ts'
import { tripScenes } from './trips/index.ts'
import type { Weather } from './weather.ts'

/** A picture the content asks for by name: the frames it is shown in, and its drawing in each. */
export interface Named {
  name: string
  frames: readonly Frame[]
  draw(frame: Frame): string
  /** What the share image shows, where a page about this picture is shared. */
  card?: {
    scene: Scene
    light: Light
    /** Half as wide: there are many, and chats show them small. */
    small?: boolean
  }
}

const LIT = /^(.+)-(dawn|noon|dusk|night)(?:-(\d))?$/

/** Sights that are banners of the home page (src/site/features/home/home-copy.ts). */
const BANNERS = ['ulun-danu-bali', 'hoi-an-vietnam', 'pamukkale-turkey']

/** Pictures named by the content that are no destination's scene: sights, scenes in another light, things to do, travel styles. */
export function namedPictures(): Named[] {
  const asked = new Map<string, Set<Frame>>()
  const ask = (name: string, ...frames: Frame[]) => {
    if (isPhoto(name) || scenes.some((scene) => scene.name === name)) return
    const known = asked.get(name) ?? new Set()
    for (const frame of frames) known.add(frame)
    asked.set(name, known)
  }
  for (const { thingsToDo } of destinations) for (const { picture } of thingsToDo) ask(picture, 'square')
  for (const { packageImage } of packages) ask(packageImage, 'wide', 'tall')
  for (const { picture } of gallery) ask(picture, 'tall')
  for (const { thumbnail } of journeys) ask(thumbnail, 'wide')
  for (const { picture } of articles) ask(picture, 'wide')
  for (const name of australiaPictures) ask(name, 'wide')
  for (const { picture } of ourPlaces) ask(picture, 'square')
  for (const name of BANNERS) ask(name, 'banner')
  // Above the footer of every page.
  for (const { banner } of destinations) ask(`${banner.picture}-night`, 'banner')
  for (const name of weatherPictures) ask(name, 'square')
  for (const style of styles) ask(style, 'square', 'tall', 'wide')
  return [...asked].map(([name, frames]) => named(name, [...frames]))
}

const IN_WEATHER = { monsoon: 'in the rain', snow: 'in the snow', blossom: 'in blossom' } as const

/** The scene behind a name such as `kerala-monsoon` or `kashmir-snow`. */
function inWeather(name: string): Scene | undefined {
  const weather = (Object.keys(IN_WEATHER) as Weather[]).find((known) => name.endsWith(`-${known}`))
  const base = weather && scenes.find((scene) => `${scene.name}-${weather}` === name)
  return base
    ? { ...base, name, title: `${base.title.split(/[ ,]/)[0]} ${IN_WEATHER[weather]}`, weather }
    : undefined
}

/** The words on the share image of a sight (its place) or of a travel style. */
const cardTitle = ({ name, title, place }: Scene) =>
  place ??
  (name === title
    ? `${title.replace(/^style-(.)/, (_, letter: string) => letter.toUpperCase())} trips`
    : title)

function named(name: string, frames: readonly Frame[]): Named {
  const other = inWeather(name)
  if (other) {
    // Rain and snow bring an even light; trees are in blossom in the light the scene was designed for.
    const light = other.weather === 'blossom' ? other.light : 'noon'
    return {
      name,
      frames,
      draw: (frame) => paint(other, { time: 0.36, light, frame, seed: 1 }),
      // The picture of an article has a share image.
      ...(frames.includes('wide') && { card: { scene: other, light } }),
    }
  }
  const lit = LIT.exec(name)
  const scene = lit && scenes.find((known) => known.name === lit[1])
  if (scene)
    return { name, frames, draw: (frame) => relit(scene, lit[2] as Light, Number(lit[3] ?? 1), frame) }
  const own = tripScenes.find((sight) => sight.name === name) ?? styleScene(name) ?? motifScene(name)
  if (own)
    return {
      name,
      frames,
      draw: (frame) => paint(own, { time: 0.12, light: own.light, frame, seed: 1 }),
      // What has both shapes may be a package's picture.
      ...(frames.includes('wide') &&
        frames.includes('tall') && {
          card: { scene: { ...own, title: cardTitle(own) }, light: own.light, small: true },
        }),
    }
  throw new Error(
    `Nothing draws ${name}: name a scene, a scene with a light, a sight, a motif or a travel style`,
  )
}

/** A scene in another light; the second one of the same light is seen at another moment and from the other side. */
function relit(scene: Scene, light: Light, take: number, frame: Frame): string {
  const moment = light === scene.light ? 0.62 : 0.36
  const svg = paint(scene, { time: take > 1 ? 0.86 : moment, light, frame, seed: 1 + take })
  if (take === 1) return svg
  const { w } = FRAMES[frame]
  return svg
    .replace('</defs>', `</defs><g transform="translate(${w} 0) scale(-1 1)">`)
    .replace(/<\/svg>$/, '</g></svg>')
}

/** The town or sight a picture declares to show; nothing for a photo and for pictures that packages do not use. */
export function placeShown(name: string): string | undefined {
  const base = baseScene(name)
  return [...scenes, ...tripScenes].find((scene) => scene.name === base)?.place
}

/** The scene a picture is drawn from: another light of a scene is the same scene. */
export const baseScene = (name: string): string => LIT.exec(name)?.[1] ?? name
