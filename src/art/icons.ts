import { writeFileSync } from 'node:fs'
import { rasterize } from './raster.ts'
import { num, path } from './shape.ts'

const PAPER = '#fbf5ea'
const INK = '#1b2136'
const MARIGOLD = '#f4a31a'
const BRIGHT = '#ffbb45'
const TEAL = '#0d5659'
const DESK_GROUND = '#cfe3e2'

/** The outline of a marigold flower with round petals, as path data. */
function petals(cx: number, cy: number, r: number, count: number): string {
  const point = (i: number) => {
    const angle = ((i - 0.5) / count) * Math.PI * 2
    return `${num(cx + Math.sin(angle) * r)} ${num(cy - Math.cos(angle) * r)}`
  }
  const petal = num(((Math.PI * r) / count) * 1.12)
  const arcs = Array.from({ length: count }, (_, i) => `A${petal} ${petal} 0 0 1 ${point(i + 1)}`)
  return `M${point(0)}${arcs.join('')}Z`
}

/** The logo in a square of 64 units: a marigold flower as the sun over hills, and a road that leads to it. */
export function logo(): string {
  const flower = petals(32, 32, 26.5, 12)
  const ground = 'M0 40Q16 33 32 37.5T64 35V64H0Z'
  const hills = 'M0 46Q18 37 36 43T64 41V64H0Z'
  const road =
    'M35.4 38.1C36.5 41.5 44.5 43 43.5 47C42.2 51.5 24 51 21 64H40C40 55.5 53.8 53 52 46.6C50.6 42.2 38.6 41.6 37.4 38Z'
  return (
    `<defs><clipPath id="m"><path d="${flower}"/></clipPath></defs>` +
    `<g clip-path="url(#m)"><rect width="64" height="42" fill="${MARIGOLD}"/></g>` +
    path(petals(32, 29, 15.5, 10), BRIGHT) +
    `<circle cx="32" cy="29" r="10" fill="${PAPER}"/>` +
    `<g clip-path="url(#m)">${path(ground, TEAL)}${path(hills, INK)}${path(road, PAPER)}</g>`
  )
}

const svg = (body: string, size = 64) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`

/** An icon: the logo on a square, scaled to `share` of its side. In a maskable icon it must stay inside the safe zone. */
const iconTile = (share: number, corner: number, ground = PAPER) => {
  const side = 64 * share
  const inset = (64 - side) / 2
  return svg(
    `<rect width="64" height="64" rx="${corner}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${share})">${logo()}</g>`,
  )
}

/** The logo in one colour, for systems that colour icons themselves and use only their shape. */
const silhouette = () =>
  svg(
    `<g transform="translate(6.4 6.4) scale(0.8)"><path fill="#fff" fill-rule="evenodd" d="${petals(32, 32, 26.5, 12)}${petals(32, 29, 15.5, 10)}"/><circle cx="32" cy="29" r="9" fill="#fff"/></g>`,
  )

/** An icon for a shortcut of the installed app, from the path data of one of the site's icons (24 × 24 units). */
const shortcut = (d: string) =>
  svg(
    `<rect width="64" height="64" rx="14" fill="${PAPER}"/><g transform="translate(14 14) scale(1.5)" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></g>`,
  )

/** Writes the favicon, which is also the logo, and the icons of both apps to public/icons. */
export async function writeIcons(): Promise<void> {
  const folder = 'public/icons'
  const writeSvg = (name: string, text: string) => writeFileSync(`${folder}/${name}`, `${text}\n`)
  // The header shows the same file as its logo, which saves a request.
  writeSvg('favicon.svg', svg(logo()))
  const writePng = async (name: string, text: string, width: number) => {
    const png = await rasterize(text, width, true).png({ palette: true, colours: 64, effort: 9 }).toBuffer()
    writeFileSync(`${folder}/${name}`, png)
  }
  await writePng('icon-192.png', iconTile(0.86, 14), 192)
  await writePng('icon-512.png', iconTile(0.86, 14), 512)
  await writePng('maskable-512.png', iconTile(0.66, 0), 512)
  await writePng('apple-touch-icon.png', iconTile(0.78, 0), 180)
  await writePng('monochrome-512.png', silhouette(), 512)
  const enquiries = 'M20.5 3.5 3.5 10l6.8 3.7L14 20.5zM20.5 3.5l-10.2 10.2'
  await writePng('shortcut-enquiries.png', shortcut(enquiries), 192)
  await writePng('shortcut-videos.png', shortcut('M3.5 5h17v14h-17zM10 9v6l5-3z'), 192)
  // The sales desk is a separate app; another background distinguishes it on a home screen.
  await writePng('desk-192.png', iconTile(0.8, 14, DESK_GROUND), 192)
  await writePng('desk-512.png', iconTile(0.8, 14, DESK_GROUND), 512)
  await writePng('desk-maskable-512.png', iconTile(0.62, 0, DESK_GROUND), 512)
  await writePng('shortcut-inbox.png', shortcut('M3.5 13h5l1.5 3h4l1.5-3h5M3.5 13v6h17v-6l-3-8h-11z'), 192)
  await writePng('shortcut-today.png', shortcut('M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4'), 192)
  await writePng('shortcut-add.png', shortcut('M12 4.5v15M4.5 12h15'), 192)
}
