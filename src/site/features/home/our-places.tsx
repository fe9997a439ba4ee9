import { ourPlaces } from '../../../content/copy/our-places.ts'
import { homeText } from '../../../language/home.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './our-places.module.css'

/** Times of the loop in ms (spec 1 §9 "Partners carousel"). */
const OUR_PLACES_SPEED_MS = 1200
const OUR_PLACES_AUTOPLAY_MS = 1800

/** Less than the width on phones: two pixels for each of the page's are enough on dense screens. */
const STAMP_SIZES = '(max-width: 768px) 5.5rem, 9rem'

/** "Destinations we work in": eight places in an endless row, each a link to its page. */
export function OurPlaces() {
  return (
    <Section controls="beside" title={homeText().ourPlaces} className={styles.section}>
      <Carousel
        label={homeText().ourPlaces}
        perView={{ base: 3, 768: 4, 1080: 6 }}
        loop
        autoplayMs={OUR_PLACES_AUTOPLAY_MS}
        speedMs={OUR_PLACES_SPEED_MS}
        arrows={false}
      >
        {ourPlaces.map(({ name, destination, picture }) => (
          <Link key={destination} href={`/${destination}`} className={styles.place}>
            <span className={styles.stamp}>
              <Picture name={picture} frame="square" alt="" sizes={STAMP_SIZES} className={styles.picture} />
              <span className={styles.name}>{name}</span>
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
