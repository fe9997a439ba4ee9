/** The zeros of the scripts that keyboards in India offer, and of full-width and Arabic digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10]

/** A text with the digits of other scripts as `0` to `9`: `९८` and `૯૮` become `98`. */
export function latinDigits(text: string): string {
  return text.replace(/\P{ASCII}/gu, (character) => {
    const value = ZEROS.map((zero) => character.charCodeAt(0) - zero).find((n) => n >= 0 && n < 10)
    return value === undefined ? character : String(value)
  })
}
