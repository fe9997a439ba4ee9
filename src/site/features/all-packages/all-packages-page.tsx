import type { ReactNode } from 'react'
import type { Package } from '../../../contract/catalogue.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import styles from './all-packages-page.module.css'
import type { PackageLine } from './package-lines.ts'

export type AllPackagesPageProps = {
  places: { name: string; lines: PackageLine[] }[]
  /** The selected package. */
  chosen: Package
  /** The price panel of the selected package. */
  panel: ReactNode
}

/** Lists all packages and shows the details of one (spec 2 §2 "/test"). */
export function AllPackagesPage({ places, chosen, panel }: AllPackagesPageProps) {
  return (
    <>
      <PageBanner
        title="Available packages"
        lead="All our packages in one list. Choose a package to see its details."
      />
      <div className={styles.columns}>
        <section id="detail" aria-labelledby="detail-title" className={styles.detail}>
          <h2 id="detail-title">{chosen.packageName}</h2>
          <p>{chosen.overview}</p>
          <dl className={styles.facts}>
            {factsOf(chosen).map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3>Highlights</h3>
          <ul role="list" className={styles.points}>
            {chosen.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          {panel}
        </section>
        <section aria-label="All packages" className={styles.list}>
          {places.map(({ name, lines }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul role="list" className={styles.lines}>
                {lines.map(({ key, title, nights, price }) => (
                  <li key={key}>
                    <Link href={`/test?package=${key}#detail`} byQuery className={styles.line}>
                      <span>{title}</span>
                      <span className={styles.small}>
                        {nights}N/{nights + 1}D · {formatRupees(price)} for two
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </>
  )
}

function factsOf(pkg: Package): { term: string; value: string }[] {
  return [
    { term: 'Package id', value: pkg.packageId },
    { term: 'Guests', value: String(pkg.totalGuests) },
    { term: 'Duration', value: `${pkg.nights} nights, ${pkg.days} days` },
    { term: 'Covered', value: pkg.destinationCovered },
    { term: 'From', value: pkg.theme },
    { term: 'Country', value: pkg.country },
    { term: 'Includes', value: pkg.includes.join(', ') },
  ]
}
