/** The faces of public/fonts/fonts.css, which documents without the inline script have; a test compares both. */
export const FONT_FACES = [
  { family: 'Marigold Display', file: '/fonts/display.woff2', weight: '400 900' },
  { family: 'Marigold Text', file: '/fonts/text.woff2', weight: '400 700' },
] as const

/** Shows the site’s fonts together, because the browser lays out the whole page again for each font that arrives. */
export function loadFonts(): void {
  const faces = FONT_FACES.map(
    ({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight, display: 'swap' }),
  )
  void Promise.allSettled(faces.map((face) => face.load())).then(() => {
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
  })
}
