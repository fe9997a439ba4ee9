import { homeText } from '../../../language/home.ts'
import { layoutText } from '../../../language/layout.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './explore-destinations.module.css'
import { exploreTiles } from './home-copy.ts'
import type { HomeData } from './home-data.ts'

/** Six destinations with their starting prices: two large tiles and a row; up to 768 px one at a time (spec 1 §2). */
export function ExploreDestinations({ from }: { from: HomeData['from'] }) {
  const t = homeText()
  return (
    <Section id="explore" controls="beside" title={t.explore} lead={t.exploreLead}>
      <Carousel label={t.explore} until={768} className={styles.tiles}>
        {exploreTiles.map((tile, index) => (
          <Link key={tile.url} href={tile.url} morph data-card className={styles.tile}>
            <Picture
              name={tile.picture}
              frame="wide"
              alt=""
              sizes="(max-width: 768px) 92vw, (max-width: 1340px) 48vw, 620px"
              near={index === 0}
              className={styles.picture}
            />
            <span className={styles.label}>
              <span className={styles.location}>{tile.location}</span>
              {from[tile.slug] !== undefined && (
                <span className={styles.price}>
                  <Phrase message={layoutText().fromForTwo}>
                    <Price rupees={from[tile.slug] ?? 0} />
                  </Phrase>
                </span>
              )}
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
