import { formatRupees } from '../../../contract/rupees.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import type { FamilyPlace } from './family-packages.ts'
import styles from './family-places.module.css'

/** Links to the family pages of the destinations that have one. */
export function FamilyPlaces({ places }: { places: FamilyPlace[] }) {
  return (
    <Section title="Family destinations" ground="deep">
      <Carousel label="Family destinations" perView={{ base: 2, 480: 3, 768: 4, 1080: 5 }}>
        {places.map(({ slug, name, picture, from }) => (
          <Link key={slug} href={`/family/${slug}`} className={styles.place}>
            <Picture
              name={picture}
              frame="tall"
              alt=""
              sizes="(max-width: 768px) 46vw, 15rem"
              className={styles.poster}
            />
            <span className={styles.name}>{name}</span>
            <span className={styles.from}>from {formatRupees(from)} for two</span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
