import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './explore-destinations.module.css'
import { exploreTiles } from './home-copy.ts'

/** Six destinations with their starting prices: two large tiles and a row; up to 768 px one at a time (spec 1 §2). */
export function ExploreDestinations() {
  return (
    <Section
      id="explore"
      title="Explore Destinations"
      lead="Starting prices for two adults, hotels and transfers included."
    >
      <Carousel label="Explore Destinations" until={768} className={styles.tiles}>
        {exploreTiles.map((tile) => (
          <Link key={tile.url} href={tile.url} morph data-card className={styles.tile}>
            <Picture
              name={tile.picture}
              frame="wide"
              alt=""
              sizes="(max-width: 768px) 92vw, (max-width: 1340px) 48vw, 620px"
              className={styles.picture}
            />
            <span className={styles.label}>
              <span className={styles.location}>{tile.location}</span>
              <span className={styles.price}>
                from <Price rupees={tile.price} />
              </span>
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
