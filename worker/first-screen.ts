import { findDestination } from '../src/catalogue/destinations.ts'
import { findPackage } from '../src/catalogue/packages.ts'
import type { Catalogue } from '../src/contract/catalogue.ts'
import { splitLanguage } from '../src/contract/languages.ts'
import { messageGroups } from '../src/contract/message-groups.ts'

/** The content of the shell that is shown until the app has started (index.html). */
const BODY = ['<body>', '</body>'] as const
/** Files of the picture that each kind of page opens with, as src/ui/picture.tsx names them: on phones, elsewhere, without AVIF. */
const FRAMES = {
  destination: {
    phone: ['hero', 480, 720, 1080],
    wide: ['banner', 1200, 1800],
    sizes: '100vw',
    fallback: 'banner-1200',
    height: '48svh',
  },
  package: {
    phone: ['tall', 360, 720, 1080],
    wide: ['wide', 480, 720, 1200],
    sizes: '(width > 900px) 60vw, 100vw',
    fallback: 'wide-720',
    height: '44svh',
  },
} as const
const SCENE_NAME = /^[\w-]+$/
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The shell with the name and the picture of the place or package at this path, so that both are there before the app's script. */
export async function withFirstScreen(
  shell: Response,
  path: string,
  keptCatalogue: () => Promise<Catalogue | undefined>,
): Promise<Response> {
  // Other pages show neither, and the catalogue is long.
  if (!messageGroups(splitLanguage(path).path).includes('places')) return shell
  const catalogue = await keptCatalogue().catch(() => undefined)
  const screen = catalogue && firstScreen(catalogue, path)
  if (!screen) return shell
  const html = await shell.text()
  const [begin, end] = BODY.map((tag) => html.indexOf(tag)) as [number, number]
  const inner = begin < 0 || end < 0 ? html : html.slice(0, begin + BODY[0].length) + screen + html.slice(end)
  return new Response(inner, { headers: shell.headers })
}

/** The first screen of a place or package as HTML; `undefined` for any other page. The app's own takes its place. */
export function firstScreen({ destinations, packages }: Catalogue, path: string): string | undefined {
  const [, place = '', name, ...more] = splitLanguage(path).path.split('/').map(decoded)
  const destination = findDestination(destinations, place)
  if (!destination || more.length > 0) return undefined
  if (!name) return screen('destination', destination.banner.picture, destination.name)
  const pkg = findPackage(packages, destination.slug, name)
  return pkg && screen('package', pkg.packageImage, pkg.packageName)
}

function screen(kind: keyof typeof FRAMES, picture: string, title: string): string {
  const { phone, wide, sizes, fallback, height } = FRAMES[kind]
  const source = ([frame, ...widths]: readonly [string, ...number[]], media = '') =>
    `<source type="image/avif" sizes="${sizes}"${media} srcset="${widths.map((width) => `/art/${picture}-${frame}-${width}.avif ${width}w`).join(', ')}">`
  // Uploaded photos are shown by the app only.
  const image = !SCENE_NAME.test(picture)
    ? ''
    : `<picture>${source(phone, ' media="(max-width: 768px)"')}${source(wide)}<img src="/art/${picture}-${fallback}.webp" alt="" fetchpriority="high" style="display: block; width: 100%; height: clamp(16rem, ${height}, 28rem); object-fit: cover; object-position: 50% 62%"></picture>`
  return `<main style="padding-top: 64px">${image}<p style="margin: 0; padding: 24px 16px; font: 600 28px/1.2 system-ui">${title.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')}</p></main>`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
