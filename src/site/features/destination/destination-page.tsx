import type { ReactNode } from 'react'
import { lowestPrice } from '../../../catalogue/offers.ts'
import type { DestinationTeaser, PackageTeaser } from '../../../catalogue/teasers.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { englishLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { callBackSentence } from '../../../language/office.ts'
import { placeText } from '../../../language/place.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './destination-page.module.css'
import type { Interest } from './interest.ts'
import { GoodToKnow, Neighbours, ThingsToDo, TravelStyles } from './lower-sections.tsx'
import { PackageList } from './package-list.tsx'
import { TrustStrip } from './trust-strip.tsx'

export type DestinationPageProps = {
  destination: Destination
  /** All packages of this destination; some destinations list only a few of them. */
  packages: PackageTeaser[]
  neighbours: DestinationTeaser[]
  /** Opens the enquiry popup with the item the traveller tapped. */
  onEnquire: (interest: Interest) => void
  /** The route map of the packages, with the routes as text. */
  routeMap: ReactNode
  /** The enquiry form with this destination locked. */
  enquiryForm: ReactNode
}

/** The page of one destination, its sections in the spec's order (spec 1 §2 "Destination page"). */
export function DestinationPage({
  destination,
  packages,
  neighbours,
  onEnquire,
  routeMap,
  enquiryForm,
}: DestinationPageProps) {
  const t = placeText()
  const { name, banner } = destination
  const from = lowestPrice(packages)
  return (
    <>
      <header className={styles.hero} data-hero>
        <Picture
          name={banner.picture}
          frame="banner"
          mobile={{ name: banner.picture, frame: 'hero' }}
          alt=""
          sizes="100vw"
          priority
          className={styles.heroPicture}
        />
        <div className={styles.heroText}>
          <h1>
            <span className={styles.escape}>{t.escape}</span> {name}
          </h1>
          <p lang={englishLang()} className={styles.headline}>
            {banner.title}
          </p>
          <p lang={englishLang()} className={styles.description}>
            {banner.description}
          </p>
          {from !== undefined && (
            <p className={styles.from}>
              <Phrase
                message={(price) =>
                  packages.length === 1
                    ? t.onePackageFrom(price)
                    : t.packagesFrom(String(packages.length), price)
                }
              >
                <Price rupees={from} />
              </Phrase>
            </p>
          )}
          <ButtonLink href="#enquiry" size="large">
            {layoutText().enquireNow}
          </ButtonLink>
        </div>
      </header>
      <TrustStrip />
      {destination.listsPackages && (
        <PackageList destination={destination} packages={packages} onEnquire={onEnquire} />
      )}
      <ThingsToDo name={name} things={destination.thingsToDo} onEnquire={onEnquire} />
      <Section
        id="enquiry"
        title={layoutText().planTripTo(name)}
        ground="deep"
        lead={`${layoutText().tellUsWhen} ${callBackSentence()}`}
      >
        {enquiryForm}
      </Section>
      {packages.length > 0 && (
        <Section id="routes" title={t.routes(name)} deferred>
          {routeMap}
        </Section>
      )}
      <GoodToKnow destination={destination} />
      <Neighbours destinations={neighbours} />
      <TravelStyles from={from} onEnquire={onEnquire} />
    </>
  )
}
