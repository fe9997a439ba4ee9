import type { Include } from '../../../contract/themes.ts'
import { layoutText } from '../../../language/layout.ts'
import { packageText } from '../../../language/package.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './tour-includes.module.css'

const ICONS: Record<Include, IconName> = {
  Flights: 'flight',
  Sightseeing: 'sightseeing',
  Transport: 'transport',
  Hotel: 'hotel',
  Breakfast: 'breakfast',
}

/** What the price includes, as icons with labels (spec 2 §2 "Tour Includes"). */
export function TourIncludes({ includes }: { includes: Include[] }) {
  return (
    <section aria-labelledby="includes">
      <h2 id="includes">{packageText().includes}</h2>
      <ul role="list" className={styles.includes}>
        {includes.map((name) => (
          <li key={name}>
            <Icon name={ICONS[name]} />
            <span>{layoutText().included[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
