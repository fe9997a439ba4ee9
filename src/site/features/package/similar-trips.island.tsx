import type { PackageTeaser } from '../../../catalogue/teasers.ts'
import { detailsText } from '../../../language/package-details.ts'
import { PackageCard } from './package-card.tsx'
import styles from './package-page.module.css'

/** Links to similar packages. */
export function SimilarTrips({ packages }: { packages: PackageTeaser[] }) {
  return (
    <section className={styles.similar} data-no-print="" aria-labelledby="similar">
      <h2 id="similar">{detailsText().similar}</h2>
      <ul role="list" className={styles.cards}>
        {packages.map((other) => (
          <li key={other.key}>
            <PackageCard pkg={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}
