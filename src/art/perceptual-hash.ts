import { rasterize } from './raster.ts'

/** A difference hash (dHash) of 240 bits: each tells whether a pixel of a grey thumbnail is lighter than the one to its right. */
export async function perceptualHash(svg: string): Promise<string> {
  const grey = await rasterize(svg, 128).resize(17, 15, { fit: 'fill' }).greyscale().raw().toBuffer()
  let bits = ''
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 16; column++) {
      const at = row * 17 + column
      // Nearly equal neighbours, as in the sky, count as equal, so that rounding on another machine changes no bit.
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) + 2 ? '1' : '0'
    }
  }
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('')
}

/** The Hamming distance of two hashes: the number of bits that differ. */
export function hashDistance(a: string, b: string): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY
  const ones = (value: number) => value.toString(2).replaceAll('0', '').length
  return [...a].reduce(
    (sum, digit, i) => sum + ones(Number.parseInt(digit, 16) ^ Number.parseInt(b[i] ?? '0', 16)),
    0,
  )
}
