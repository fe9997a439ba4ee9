import { brand } from '../../../brand.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { homeText } from '../../../language/home.ts'
import { layoutText } from '../../../language/layout.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { openingPosters } from './home-copy.ts'
import type { HomeData } from './home-data.ts'
import { PlaceSearch } from './place-search.tsx'
import styles from './top-banner.module.css'

const { rating, travellers, visaSuccess } = brand.claims

/** Less than the width on phones: two pixels for each of the page's are enough on dense screens. */
const MIDDLE_SIZES = '(max-width: 768px) 43vw, 23rem'

/** The top of the home page: headline, search field and enquiry button, and three posters. */
export function TopBanner({ places, from }: Pick<HomeData, 'places' | 'from'>) {
  const t = homeText()
  return (
    <section className={styles.banner} aria-labelledby="promise">
      <div className={styles.words}>
        <h1 id="promise" className={styles.promise}>
          {t.promise}
        </h1>
        <p className={styles.lead}>{t.lead(String(places))}</p>
        <PlaceSearch />
        <div className={styles.calls}>
          <ButtonLink href="#enquiry" size="large">
            {layoutText().enquireNow}
          </ButtonLink>
          <ButtonLink href="#explore" size="large" variant="quiet">
            {t.seePlaces}
          </ButtonLink>
        </div>
        <ul role="list" className={styles.claims}>
          <li>
            <Icon name="star" /> {t.rating(String(rating))}
          </li>
          <li>
            <Icon name="people" /> {t.travellers(travellers)}
          </li>
          <li>
            <Icon name="shield" /> {t.visaSuccess(visaSuccess)}
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
                sizes={index === 1 ? MIDDLE_SIZES : '(max-width: 768px) 32vw, 14rem'}
                priority={index === 1}
                className={styles.picture}
              />
              <span className={styles.place}>
                {place}
                {from[picture] && (
                  <span className={styles.from}>{layoutText().fromForTwo(formatRupees(from[picture]))}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
