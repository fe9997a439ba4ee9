import { pictureColours } from '../../ui/pictures.gen.ts'

/** The footer's scene where a page is about no destination; the home page shows it nowhere else. */
export const FOOTER_PICTURE = 'himachal'

/** The scene above the footer: that of the destination in the page's address (`/bali`, `/hi/bali/…`, `/family/bali`). */
export function footerPicture(pathname: string): string {
  const [first, second] = pathname.toLowerCase().split('/').slice(1)
  return (
    [first, second].find((part) => part && !OTHERS.test(part) && part in pictureColours) ?? FOOTER_PICTURE
  )
}

// Moods and travel styles are scenes as well, but no destinations.
const OTHERS = /^(family|honeymoon|style-.*)$/
