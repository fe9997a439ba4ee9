import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { ownLang } from '../../../language/current.ts'
import { callBackSentence } from '../../../language/office.ts'
import { placeText } from '../../../language/place.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './honeymoon-page.module.css'
import type { HoneymoonPlace } from './honeymoon-places.ts'

const { search, social, travel } = brand.claims.reviewSites

/** Ratings from three review sites (spec 1 §2). */
const RATINGS = [
  { rating: search, site: 'search reviews' },
  { rating: social, site: 'social reviews' },
  { rating: travel, site: 'travel-site reviews' },
]

const GALLERY = [
  { picture: 'maldives', caption: 'Water villas, Maldives' },
  { picture: 'kashmir', caption: 'A shikara on Dal Lake, Kashmir' },
  { picture: 'bali', caption: 'A temple gate, Bali' },
  { picture: 'kerala', caption: 'Evening on the backwaters, Kerala' },
  { picture: 'thailand', caption: 'A longtail boat under the cliffs, Thailand' },
]

export type HoneymoonPageProps = {
  places: HoneymoonPlace[]
  /** The short form. */
  form: ReactNode
}

/** The page for honeymoon packages (spec 1 §2 "Honeymoon landing page"). */
export function HoneymoonPage({ places, form }: HoneymoonPageProps) {
  const t = placeText()
  return (
    <>
      <PageBanner
        title="Romantic Escapes Await"
        lead="Honeymoon packages for two in India and abroad, with prices in rupees."
        picture="honeymoon"
        tall
      >
        <ButtonLink href="#enquiry" size="large">
          Book Now
        </ButtonLink>
      </PageBanner>
      <ul role="list" className={styles.ratings} aria-label="Ratings">
        {RATINGS.map(({ rating, site }) => (
          <li key={site}>
            <strong>{rating.toFixed(1)}</strong>
            <Stars rating={rating} />
            <span>{site}</span>
          </li>
        ))}
      </ul>
      <Section title="Your Love Story, Our Destinations!">
        <ul role="list" className={styles.places}>
          {places.map(({ slug, name, picture, from }) => (
            <li key={slug}>
              <Link href={`/${slug}`} className={styles.place}>
                <Picture
                  name={picture}
                  frame="tall"
                  alt=""
                  sizes="(max-width: 768px) 46vw, 18rem"
                  className={styles.poster}
                />
                <span className={styles.name}>{name}</span>
                {from !== undefined && <span className={styles.from}>from {formatRupees(from)} for two</span>}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <aside className={styles.band} data-ground="night" aria-label="Your wishes">
        <Picture
          name="cruise-vietnam"
          frame="wide"
          alt=""
          sizes="(min-width: 769px) 50vw, 100vw"
          className={styles.bandPicture}
        />
        <p className={styles.bandWords}>
          <span className={styles.bandTitle}>Tell us what you would like</span>
          <span>
            For example a flower-decorated room, a candle-light dinner, a late check-out or a private car. We
            include what is possible in your quotation.
          </span>
        </p>
      </aside>
      <Section title="Gallery">
        <Carousel
          label="Gallery"
          perView={{ base: 1.2 }}
          until={768}
          slidesTakeFocus={false}
          className={styles.gallery}
        >
          {GALLERY.map(({ picture, caption }) => (
            <figure key={picture} className={styles.frame}>
              <Picture
                name={picture}
                frame="square"
                alt=""
                sizes="(max-width: 768px) 80vw, 30rem"
                className={styles.photo}
              />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </Carousel>
      </Section>
      <Section
        id="enquiry"
        lang={ownLang()}
        title={t.planHoneymoon}
        lead={`${t.honeymoonLead} ${callBackSentence()}`}
        ground="deep"
      >
        {form}
      </Section>
    </>
  )
}
