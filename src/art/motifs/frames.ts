import { FRAMES, type Frame, paint, type Scene } from '../scene.ts'
import { SIDE } from './kit.ts'

/** A vignette that also serves as a package's picture: what it shows, and the window cut from its square. */
interface Window {
  /** The town or sight, spelled as the packages spell it. */
  place: string
  /** Top of the wide window and left edge of the tall one, in units of the square; the tall one is in the middle without it. */
  wide: number
  tall?: number
}

/** The vignettes that packages show, by name. */
export const windows: Record<string, Window> = {
  'cable-car-baku': { place: 'Shahdag', wide: 200, tall: 40 },
  'cruise-maldives': { place: 'South Malé Atoll', wide: 230, tall: 90 },
  'desert-mauritius': { place: 'Chamarel', wide: 300 },
  'island-hop-maldives': { place: 'Maafushi', wide: 170, tall: 250 },
  'monastery-ladakh': { place: 'Lamayuru', wide: 130 },
  'mosque-dubai': { place: 'Abu Dhabi', wide: 170 },
  'old-town-vietnam': { place: 'Hoi An', wide: 230 },
  'palace-baku': { place: 'Sheki', wide: 250 },
  'palace-bhutan': { place: 'Punakha', wide: 180 },
  'paraglide-himachal': { place: 'Billing', wide: 130 },
  'rice-terrace-vietnam': { place: 'Muong Hoa', wide: 230, tall: 180 },
  'safari-nepal': { place: 'Chitwan', wide: 260, tall: 60 },
  'safari-rajasthan': { place: 'Ranthambore', wide: 250, tall: 120 },
  'scuba-andaman': { place: 'Havelock', wide: 240 },
  'ski-kashmir': { place: 'Gulmarg', wide: 230, tall: 160 },
  'snorkel-australia': { place: 'Great Barrier Reef', wide: 190, tall: 130 },
  'tea-garden-kerala': { place: 'Munnar', wide: 200, tall: 170 },
  'temple-himachal': { place: 'Hadimba', wide: 240 },
  'temple-srilanka': { place: 'Kandy', wide: 150 },
  'temple-thailand': { place: 'Sanctuary of Truth', wide: 200, tall: 150 },
  'volcano-bali': { place: 'Batur', wide: 210 },
  'waterfall-goa': { place: 'Dudhsagar', wide: 170 },
  'waterfall-turkey': { place: 'Pamukkale', wide: 180 },
}

/** A vignette cut to a frame: the whole square, or its window. */
export function cutMotif(scene: Scene, frame: Frame): string {
  const svg = paint(scene, { time: 0.12, light: scene.light, frame: 'square', seed: 1 })
  if (frame === 'square') return svg
  const window = windows[scene.name]
  if (!window) throw new Error(`${scene.name} has no window for ${frame}: add it to src/art/motifs/frames.ts`)
  const { w, h } = FRAMES[frame]
  const scale = Math.max(w, h) / SIDE
  const [x, y] = w > h ? [0, window.wide] : [window.tall ?? (SIDE - w / scale) / 2, 0]
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${w} ${h}"`)
    .replace('</defs>', `</defs><g transform="scale(${scale}) translate(${-x} ${-y})">`)
    .replace(/<\/svg>$/, '</g></svg>')
}
