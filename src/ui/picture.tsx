import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { isUploadedPhoto, PHOTO_FRAMES } from '../contract/photo-files.ts'
import { classNames } from './class-names.ts'
import { isRenderedByApp } from './event-replay.ts'
import styles from './picture.module.css'
import { pictureColours } from './pictures.gen.ts'

/** The shapes a picture comes in: the ratio it is shown at, the widths it is rendered at in px, and the one WebP width. */
const FRAMES = {
  wide: { ratio: [3, 2], widths: [480, 720, 1200], fallback: 720 },
  tall: { ratio: [3, 4], widths: [360, 720, 1080], fallback: 720 },
  square: { ratio: [1, 1], widths: [240, 480], fallback: 480 },
  hero: { ratio: [4, 5], widths: [480, 720, 1080], fallback: 720 },
  banner: { ratio: [16, 7], widths: [1200, 1800], fallback: 1200 },
} as const
export type PictureFrame = keyof typeof FRAMES
/** Frames that uploaded photos do not come in, and the nearest one that they do. */
const PHOTO_FRAME = { wide: 'wide', tall: 'tall', square: 'square', hero: 'tall', banner: 'wide' } as const

const PHONE = '(max-width: 768px)'
const LARGER = 'not all and (max-width: 768px)'
/** A dense phone screen would ask for the widest landscape picture, at twice the bytes; upright ones of this width have the bytes of 720. */
const PHONE_MAX_WIDTH = 1080

export type PictureProps = {
  /** Name of a rendered scene (`bali`, `surf-bali`), of an uploaded photo, or the path of a photo (`/photos/ubud.jpg`). */
  name: string
  frame: PictureFrame
  /** The alternative text; empty when the text beside it is enough. */
  alt: string
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string
  /** The one picture the page opens with: loaded at once and first. */
  priority?: boolean
  /** On the first screen of a phone: loaded when it is laid out, and not only once the whole document is there. */
  near?: boolean
  /** Another picture in another frame for screens up to 768 px. */
  mobile?: { name: string; frame: PictureFrame }
  className?: string | undefined
}

/** A picture whose space is reserved. It shows its main colour until it is loaded, or permanently if it cannot be loaded. */
export function Picture({
  name,
  frame,
  alt,
  sizes,
  priority = false,
  near = false,
  mobile,
  className,
}: PictureProps) {
  const { ratio, fallback } = FRAMES[frame]
  const src = isPhoto(name) ? name : `${filesOf(name, frame).base}-${filesOf(name, frame).fallback}.webp`
  const Image = priority ? FirstImage : 'img'
  // Such a picture is not fetched before it is near (src/site/far-pictures.ts).
  const [isFar] = useState(() => !priority && !near && !isRenderedByApp())
  const [width, height] = [fallback, Math.round((fallback * ratio[1]) / ratio[0])]
  const phone = mobile ?? (frame === 'wide' && { name, frame })
  if (import.meta.env.SSR && priority) {
    if (phone) announce({ ...phone, sizes, media: PHONE })
    announce({ name, frame, sizes, ...(phone && { media: LARGER }) })
  }
  return (
    <picture
      className={classNames(styles.picture, className)}
      style={placeholder(name)}
      data-far={isFar ? '' : undefined}
      suppressHydrationWarning
    >
      {phone && <Source {...phone} sizes={sizes} media={PHONE} />}
      <Source name={name} frame={frame} sizes={sizes} />
      <Image
        src={src}
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

/**
 * The image that is fetched at once. Where the app renders the page, it has its address only when it is in its `<picture>`:
 * WebKit begins to fetch an image before that, and then fetches the right file as well.
 */
function FirstImage({ src, alt, ...props }: ComponentProps<'img'> & { alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  const isLate = useRef(isRenderedByApp()).current
  useLayoutEffect(() => {
    if (isLate && image.current && src) image.current.src = src
  }, [isLate, src])
  // A page that is hydrated after the app has started has its address from the server.
  return <img ref={image} src={isLate ? undefined : src} alt={alt} suppressHydrationWarning {...props} />
}

type SourceProps = { name: string; frame: PictureFrame; sizes: string; media?: string | undefined }

function Source({ name, frame, sizes, media }: SourceProps) {
  if (isPhoto(name)) return media ? <source srcSet={name} media={media} /> : null
  const { ratio } = FRAMES[frame]
  return (
    <source
      type="image/avif"
      srcSet={srcSetOf({ name, frame, media })}
      sizes={sizes}
      width={ratio[0]}
      height={ratio[1]}
      {...(media && { media })}
    />
  )
}

// In the head of the document, before 60 kB of styles: the browser asks for the page's first picture that much earlier.
function announce({ name, frame, sizes, media }: SourceProps): void {
  if (isPhoto(name)) return
  const srcSet = srcSetOf({ name, frame, media })
  preload(`${filesOf(name, frame).base}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  })
}

function srcSetOf({ name, frame, media }: Omit<SourceProps, 'sizes'>): string {
  const { base, widths: all } = filesOf(name, frame)
  const phoneWidths = all.filter((width) => width <= PHONE_MAX_WIDTH)
  const widths = media === PHONE && phoneWidths.length > 0 ? phoneWidths : all
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}

// Where the files of a picture in one frame are, up to their width, and in which widths.
function filesOf(name: string, frame: PictureFrame) {
  if (!isUploadedPhoto(name))
    return { base: `/art/${name}-${frame}`, widths: FRAMES[frame].widths, fallback: FRAMES[frame].fallback }
  const own = PHOTO_FRAME[frame]
  return { base: `${name}-${own}`, widths: PHOTO_FRAMES[own].widths, fallback: PHOTO_FRAMES[own].webp }
}

/** Whether a picture is one file, given by its path, rather than a scene or an uploaded photo in several sizes. */
export function isPhoto(name: string): boolean {
  return !isUploadedPhoto(name) && (name.includes('/') || name.includes('.'))
}

// A scene in another light (`bali-dusk`) and a thing to do there (`temple-bali`) share the scene's colour.
function placeholder(name: string): CSSProperties | undefined {
  // The ground behind a night picture is dark already.
  if (name.endsWith('-night')) return undefined
  const scene = name in pictureColours ? name : Object.keys(pictureColours).find((key) => isOf(name, key))
  return scene ? { backgroundColor: pictureColours[scene] } : undefined
}

function isOf(name: string, scene: string): boolean {
  return name.startsWith(`${scene}-`) || name.endsWith(`-${scene}`)
}
