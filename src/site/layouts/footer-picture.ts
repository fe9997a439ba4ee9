import { pictureColours } from '../../ui/pictures.gen.ts'

/** The footer's scene where a page is about no destination; the home page shows it nowhere else. */
export const FOOTER_PICTURE = 'himachal'

/** The picture above the footer: the destination of the page's address (`/bali`, `/hi/bali/…`, `/family/bali`) after dark. */
export function footerPicture(pathname: string): string {
  const [first, second] = pathname.toLowerCase().split('/').slice(1)
  const scene = [first, second].find((part) => part && !OTHERS.test(part) && part in pictureColours)
  return `${scene ?? FOOTER_PICTURE}-night`
}

// Moods and travel styles are scenes as well, but no destinations.
const OTHERS = /^(family|honeymoon|style-.*)$/
