import { citiesCovered, packageAbout, packagePath } from '../../../catalogue/packages.ts'
import type { PackageTeaser } from '../../../catalogue/teasers.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { englishLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { packagesHeading } from '../../../language/package-facts.ts'
import { placeText } from '../../../language/place.ts'
import { ActionForm } from '../../../ui/action-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Interest } from './interest.ts'
import styles from './package-list.module.css'

type PackageListProps = {
  destination: Pick<Destination, 'slug' | 'name'>
  packages: PackageTeaser[]
  onEnquire: (interest: Interest) => void
}

/** "{name} Packages": tapping a card opens the enquiry popup, its itinerary link opens its page (spec 1 §2). */
export function PackageList({ destination: { slug, name }, packages, onEnquire }: PackageListProps) {
  return (
    <Section id="packages" title={packagesHeading(placeText().packages(name), slug)}>
      <ul role="list" className={styles.grid}>
        {packages.map((pkg) => (
          <li key={pkg.key}>
            <PackageTile pkg={pkg} onEnquire={onEnquire} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PackageTile({ pkg, onEnquire }: { pkg: PackageTeaser; onEnquire: (interest: Interest) => void }) {
  const t = placeText()
  const words = layoutText()
  const legs = citiesCovered(pkg.destinationCovered)
  const interest = {
    item: pkg.key,
    title: pkg.packageName,
    about: packageAbout(pkg),
    picture: pkg.packageImage,
    frame: 'wide' as const,
    pricing: layoutText().priceLine(formatRupees(pkg.totalPackagePrice)),
    info: [
      t.nightsDaysShort(String(pkg.nights), String(pkg.days)),
      ...pkg.includes.map((name) => (name === 'Flights' ? words.withFlight : words.included[name])),
    ],
  }
  return (
    <article className={styles.tile} data-card>
      <Picture
        name={pkg.packageImage}
        frame="wide"
        alt=""
        sizes="(width > 1024px) 26rem, (width > 640px) 46vw, 92vw"
      />
      <div className={styles.text}>
        <Badge tone="teal">{words.nightsDays(String(pkg.nights), String(pkg.days))}</Badge>
        <h3 lang={englishLang()}>{pkg.packageName}</h3>
        <p className={styles.legs}>
          <Icon name="pin" />{' '}
          {legs.map(({ city, nights }) => `${city} ${words.nights(String(nights))}`).join(' · ')}
        </p>
        <p className={styles.price}>
          <Phrase message={t.onwards}>
            <Price rupees={pkg.totalPackagePrice} className={styles.amount} />
          </Phrase>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={packagePath(pkg)} morph variant="secondary" className={styles.open}>
            {t.viewItinerary}
            <span className="visually-hidden"> {t.ofPackage(pkg.packageName)}</span>
          </ButtonLink>
          <ActionForm to="/contact" fields={{ about: pkg.key }} onAct={() => onEnquire(interest)}>
            <button type="submit" className={styles.ask}>
              {t.enquire}
              <span className="visually-hidden"> {t.aboutPackage(pkg.packageName)}</span>
            </button>
          </ActionForm>
        </div>
      </div>
    </article>
  )
}
