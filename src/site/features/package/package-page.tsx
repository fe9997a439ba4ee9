import { type ReactNode, startTransition, useMemo } from 'react'
import type { DayPicture } from '../../../catalogue/day-pictures.ts'
import { hotelChoices } from '../../../catalogue/hotels.ts'
import { roomPrices } from '../../../catalogue/party-price.ts'
import { priceBreakdown } from '../../../catalogue/price-breakdown.ts'
import type { DestinationTeaser, PackageTeaser } from '../../../catalogue/teasers.ts'
import type { TripFacts as Facts } from '../../../catalogue/trip-facts.ts'
import type { Package } from '../../../contract/catalogue.ts'
import type { PricedHotels } from '../../../contract/hotel-categories.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import { englishLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { packageText } from '../../../language/package.ts'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { REST_HEIGHT, useRestOfPage } from '../../../ui/rest-of-page.ts'
import styles from './package-page.module.css'
import { PageActions } from './page-actions.tsx'
import { PricePanel } from './price-panel.tsx'
import type { PrintContext } from './print-details.island.tsx'
import { QueryForm } from './query-form.tsx'
import { PackageSummary } from './summary.tsx'
import { TourIncludes } from './tour-includes.tsx'

const PrintDetails = lazyIsland(() =>
  import('./print-details.island.tsx').then(({ PrintDetails }) => PrintDetails),
)
const PackageDetails = lazyIsland(() =>
  import('./package-details.island.tsx').then(({ PackageDetails }) => PackageDetails),
)
const PhotoGallery = lazyIsland(() =>
  import('./photo-gallery.island.tsx').then(({ PhotoGallery }) => PhotoGallery),
)
const HotelSwitch = lazyIsland(() =>
  import('./hotel-switch.island.tsx').then(({ HotelSwitch }) => HotelSwitch),
)
const TripFacts = lazyIsland(() => import('./trip-facts.island.tsx').then(({ TripFacts }) => TripFacts))
const SimilarTrips = lazyIsland(() =>
  import('./similar-trips.island.tsx').then(({ SimilarTrips }) => SimilarTrips),
)

export type PackagePageProps = {
  pkg: Package
  destination: DestinationTeaser
  similar: PackageTeaser[]
  facts?: Facts
  /** One picture for each day of the itinerary. */
  dayPictures?: DayPicture[]
  /** The route on a map. */
  route?: ReactNode
  /** Shown on the printed page; its day selects the tax rates, else today's. */
  print?: PrintContext
  /** What the traveller can do with the page besides reading it. */
  actions?: ReactNode
  /** Which hotels the prices are for; those of the total package price without a choice. */
  hotels?: PricedHotels
  onHotels: (hotels: PricedHotels) => void
  /** Opens the enquiry popup for this package. */
  onEnquire: () => void
}

/** One package in full, in the spec's order (spec 2 §2 "Package detail page"). */
export function PackagePage(props: PackagePageProps) {
  const { pkg, destination, similar, facts, dayPictures = [], route, print, actions, onEnquire } = props
  const { hotels = 'total', onHotels } = props
  const t = packageText()
  const words = layoutText()
  const isAbroad = destination.region === 'international'
  const day = print?.day ?? indianDay(new Date())
  const forTwo = roomPrices(pkg, hotels)?.forTwo ?? pkg.totalPackagePrice
  const price = useMemo(
    () => priceBreakdown({ ...pkg, totalPackagePrice: forTwo }, destination.region, day),
    [pkg, forTwo, destination, day],
  )
  const choices = useMemo(() => hotelChoices(pkg), [pkg])
  const isWhole = useRestOfPage()
  // In a transition the present prices stay until the part below, which shows the new ones, is loaded.
  const choose = (hotels: PricedHotels) => {
    PackageDetails.request()
    PrintDetails.request()
    startTransition(() => onHotels(hotels))
  }
  return (
    <article>
      <header className={styles.hero} data-hero>
        <Picture
          name={pkg.packageImage}
          frame="wide"
          mobile={{ name: pkg.packageImage, frame: 'tall' }}
          alt=""
          sizes="(width > 900px) 60vw, 100vw"
          priority
          className={styles.heroPicture}
        />
        <div className={styles.heroText}>
          <p className={styles.kicker}>
            {destination.name} · {words.nightsDays(String(pkg.nights), String(pkg.days))}
          </p>
          <h1 lang={englishLang()}>{pkg.packageName}</h1>
          <p className={styles.heroPrice}>
            <Phrase message={words.forTwo}>
              <Price rupees={price.forTwo} />
            </Phrase>
            {price.toUs > price.forTwo && (
              <>
                {', '}
                <Phrase message={t.withTaxes}>
                  <Price rupees={price.toUs} />
                </Phrase>
              </>
            )}
          </p>
          <div className={styles.actions} data-no-print="">
            {actions}
            <PageActions title={pkg.packageName} />
          </div>
        </div>
      </header>
      <div className={styles.columns} style={isWhole ? undefined : REST_HEIGHT}>
        <div className={styles.main}>
          {isWhole && print && <PrintDetails pkg={pkg} hotels={hotels} forTwo={forTwo} print={print} />}
          <section aria-labelledby="overview">
            <h2 id="overview">{t.overview}</h2>
            <p lang={englishLang()} className={styles.overview}>
              {pkg.overview}
            </p>
          </section>
          {isWhole && (
            <>
              {pkg.photos && <PhotoGallery photos={pkg.photos} />}
              <PackageSummary pkg={pkg} country={destination.country} />
              <TourIncludes includes={pkg.includes} />
              <section aria-labelledby="why">
                <h2 id="why">{t.why}</h2>
                <ul role="list" lang={englishLang()} className={styles.ticks}>
                  {pkg.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </section>
              <section aria-labelledby="per-adult" className={styles.perAdult}>
                <h2 id="per-adult">{t.perAdult}</h2>
                <p>
                  <Phrase message={t.aboutPerAdult}>
                    <Price rupees={price.perAdult} className={styles.adultPrice} />
                    <Price rupees={price.forTwo} />
                  </Phrase>
                </p>
                <a href="#price-breakdown">{t.whatYouPay}</a>
              </section>
              {route}
              {facts && (
                <TripFacts facts={facts} months={pkg.months} nights={pkg.nights} isAbroad={isAbroad} />
              )}
              <PackageDetails
                pkg={pkg}
                hotels={hotels}
                price={price}
                isAbroad={isAbroad}
                dayPictures={dayPictures}
              />
            </>
          )}
        </div>
        <PricePanel
          pkg={pkg}
          price={price}
          emiPrice={price.aMonth}
          emiLink="#instalments"
          hotels={hotels}
          choice={
            choices.length > 0 && (
              <HotelSwitch key={pkg.key} choices={choices} chosen={hotels} onChoose={choose} />
            )
          }
          onEnquire={onEnquire}
        />
      </div>
      {isWhole && <SimilarTrips packages={similar} />}
      <QueryForm pkg={pkg} hotels={hotels} onEnquire={onEnquire}>
        <div className={styles.floating}>
          <p>
            <Phrase message={words.forTwo}>
              <Price rupees={price.forTwo} className={styles.amount} />
            </Phrase>
          </p>
          <button type="submit">{t.submit}</button>
        </div>
      </QueryForm>
    </article>
  )
}
