/** A colour in OKLab: it is perceptually uniform, so the middle of a mix does not look grey as in sRGB. */
interface Lab {
  l: number
  a: number
  b: number
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear(((value >> 16) & 255) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function toHex({ l, a, b }: Lab): string {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
  const bytes = channels.map((channel) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A mix of two hex colours in OKLab; `amount` 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const x = toLab(from)
  const y = toLab(to)
  const t = Math.min(1, Math.max(0, amount))
  return toHex({ l: x.l + (y.l - x.l) * t, a: x.a + (y.a - x.a) * t, b: x.b + (y.b - x.b) * t })
}

/** The same hue, lighter (`amount` > 0) or darker (`amount` < 0) by this lightness of 0..1. */
export function lighten(hex: string, amount: number): string {
  const { l, a, b } = toLab(hex)
  return toHex({ l: Math.min(1, Math.max(0, l + amount)), a, b })
}

/** A colour under a stronger or weaker light: its lightness and its chroma are multiplied. */
export function expose(hex: string, gain: number, chroma = 1): string {
  const { l, a, b } = toLab(hex)
  return toHex({ l: Math.min(1, l * gain), a: a * chroma, b: b * chroma })
}
