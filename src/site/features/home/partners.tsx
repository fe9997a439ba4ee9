import { partners } from '../../../content/copy/partners.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './partners.module.css'

/** Times of the loop in ms (spec 1 §9). */
const PARTNERS_SPEED_MS = 1200
const PARTNERS_AUTOPLAY_MS = 1800

/** Tourism Board Partners: eight logos in an endless row. */
export function Partners() {
  return (
    <Section title="Tourism Board Partners">
      <Carousel
        label="Tourism Board Partners"
        perView={{ base: 3, 768: 4, 1080: 6 }}
        loop
        autoplayMs={PARTNERS_AUTOPLAY_MS}
        speedMs={PARTNERS_SPEED_MS}
        arrows={false}
        slidesTakeFocus={false}
      >
        {partners.map(({ name, destination }) => (
          <div key={name} className={styles.partner}>
            <Picture name={destination} frame="square" alt="" sizes="5.5rem" className={styles.picture} />
            <p className={styles.name}>{name}</p>
          </div>
        ))}
      </Carousel>
    </Section>
  )
}
