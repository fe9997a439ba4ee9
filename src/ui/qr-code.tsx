import { create } from 'qrcode'

/** Width of the light border that scanners need, in modules of the code. */
const QUIET_ZONE = 4

type Props = { link: string; label: string; className?: string | undefined }

/** A link as a QR code, drawn as SVG: nothing is fetched, so it works without a network and prints sharp. */
export function QrCode({ link, label, className }: Props) {
  const { data, size } = create(link, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * QUIET_ZONE
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} className={className}>
      <path d={darkSquares(data, size)} />
    </svg>
  )
}

// Adjacent modules of a row become one path segment: a quarter of the text, and no hairlines between them.
function darkSquares(data: ArrayLike<number>, size: number): string {
  let d = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x
      while (x < size && data[y * size + x]) x++
      if (x > start) d += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`
    }
  }
  return d
}
