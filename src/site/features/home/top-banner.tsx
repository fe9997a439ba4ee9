import { brand } from '../../../brand.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { openingPosters } from './home-copy.ts'
import type { HomeData } from './home-data.ts'
import { PlaceSearch } from './place-search.tsx'
import styles from './top-banner.module.css'

const { rating, travellers, visaSuccess } = brand.claims

/** The top of the home page: headline, search field and enquiry button, and three posters. */
export function TopBanner({ places, from }: Pick<HomeData, 'places' | 'from'>) {
  return (
    <section className={styles.banner} aria-labelledby="promise">
      <div className={styles.words}>
        <h1 id="promise" className={styles.promise}>
          Holidays in India and abroad
        </h1>
        <p className={styles.lead}>
          Holiday packages to {places} places, changed to suit you: Indian meals, visa help, on-ground support
          and no hidden costs.
        </p>
        <PlaceSearch />
        <div className={styles.calls}>
          <ButtonLink href="#enquiry" size="large">
            Enquire Now
          </ButtonLink>
          <ButtonLink href="#explore" size="large" variant="quiet">
            See places
          </ButtonLink>
        </div>
        <ul role="list" className={styles.claims}>
          <li>
            <Icon name="star" /> {rating} rating
          </li>
          <li>
            <Icon name="people" /> {travellers} travellers
          </li>
          <li>
            <Icon name="shield" /> {visaSuccess} visa success
          </li>
        </ul>
      </div>
      <ul role="list" className={styles.posters}>
        {openingPosters.map(({ place, href, picture }, index) => (
          <li key={place} className={styles.poster} data-card>
            <Link href={href} morph="arch" className={styles.link}>
              <Picture
                name={picture}
                frame="hero"
                alt=""
                sizes={index === 1 ? '(max-width: 768px) 64vw, 23rem' : '(max-width: 768px) 32vw, 14rem'}
                priority={index === 1}
                className={styles.picture}
              />
              <span className={styles.place}>
                {place}
                {from[picture] && (
                  <span className={styles.from}>from {formatRupees(from[picture])} for two</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
