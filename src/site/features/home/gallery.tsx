import { gallery } from '../../../content/copy/gallery.ts'
import { englishLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './gallery.module.css'

/** The arrows scroll the row by 300 px (spec 1 §9). */
const GALLERY_STEP = '18.75rem'

/** Journey in Frames: thirteen captioned pictures; swipe wraps around, arrows only above 768 px (spec 1 §2). */
export function Gallery() {
  return (
    <Section title={homeText().frames} ground="night" deferred>
      <Carousel
        label={homeText().frames}
        slideWidth={GALLERY_STEP}
        loop
        arrows="desktop"
        slidesTakeFocus={false}
        className={styles.gallery}
      >
        {gallery.map(({ picture, caption }) => (
          <figure key={picture} lang={englishLang()}>
            <Picture name={picture} frame="tall" alt={caption} sizes="18rem" className={styles.picture} />
            {/* The picture's alt text is the same, so that a screen reader reads it once. */}
            <figcaption className={styles.caption} aria-hidden="true">
              {caption}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  )
}
