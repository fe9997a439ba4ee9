import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'
import { pictureColours } from './pictures.gen.ts'

/** The shapes a picture comes in: the ratio it is shown at, the widths it is rendered at in px, and the one WebP width. */
const FRAMES = {
  wide: { ratio: [3, 2], widths: [480, 720, 1200], fallback: 720 },
  tall: { ratio: [3, 4], widths: [360, 720], fallback: 720 },
  square: { ratio: [1, 1], widths: [240, 480], fallback: 480 },
  hero: { ratio: [4, 5], widths: [480, 720], fallback: 720 },
  banner: { ratio: [16, 7], widths: [1200, 1800], fallback: 1200 },
} as const
export type PictureFrame = keyof typeof FRAMES

const PHONE = '(max-width: 768px)'
/** A dense phone screen would ask for the widest picture, at twice the bytes and with no visible gain. */
const PHONE_MAX_WIDTH = 720

export type PictureProps = {
  /** Name of a rendered scene (`bali`, `surf-bali`) or the path of a photo (`/photos/ubud.jpg`). */
  name: string
  frame: PictureFrame
  /** The alternative text; empty when the text beside it is enough. */
  alt: string
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string
  /** The one picture the page opens with: loaded at once and first. */
  priority?: boolean
  /** Another picture in another frame for screens up to 768 px. */
  mobile?: { name: string; frame: PictureFrame }
  className?: string | undefined
}

/** A picture that keeps its place and shows its main colour until it is there, or for good if it never comes. */
export function Picture({ name, frame, alt, sizes, priority = false, mobile, className }: PictureProps) {
  const { ratio, fallback } = FRAMES[frame]
  const [width, height] = [fallback, Math.round((fallback * ratio[1]) / ratio[0])]
  return (
    <picture className={classNames(styles.picture, className)} style={placeholder(name)}>
      {mobile ? (
        <Source {...mobile} sizes={sizes} media={PHONE} />
      ) : (
        frame === 'wide' && <Source name={name} frame={frame} sizes={sizes} media={PHONE} />
      )}
      <Source name={name} frame={frame} sizes={sizes} />
      <img
        src={isPhoto(name) ? name : `/art/${name}-${frame}-${fallback}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

type SourceProps = { name: string; frame: PictureFrame; sizes: string; media?: string }

function Source({ name, frame, sizes, media }: SourceProps) {
  if (isPhoto(name)) return media ? <source srcSet={name} media={media} /> : null
  const { ratio, widths: all } = FRAMES[frame]
  const phoneWidths = all.filter((width) => width <= PHONE_MAX_WIDTH)
  const widths = media && phoneWidths.length > 0 ? phoneWidths : all
  return (
    <source
      type="image/avif"
      srcSet={widths.map((width) => `/art/${name}-${frame}-${width}.avif ${width}w`).join(', ')}
      sizes={sizes}
      width={ratio[0]}
      height={ratio[1]}
      {...(media && { media })}
    />
  )
}

/** Whether a picture's name is a photo's path or address rather than a scene's name. */
export function isPhoto(name: string): boolean {
  return name.includes('/') || name.includes('.')
}

// A scene in another light (`bali-dusk`) and a thing to do there (`temple-bali`) share the scene's colour.
function placeholder(name: string): CSSProperties | undefined {
  const scene = name in pictureColours ? name : Object.keys(pictureColours).find((key) => isOf(name, key))
  return scene ? { backgroundColor: pictureColours[scene] } : undefined
}

function isOf(name: string, scene: string): boolean {
  return name.startsWith(`${scene}-`) || name.endsWith(`-${scene}`)
}
