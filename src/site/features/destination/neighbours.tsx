import type { DestinationTeaser } from '../../../catalogue/teasers.ts'
import { placeText } from '../../../language/place.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './things-to-do.module.css'

/** Links to destinations that combine well with this one. */
export function Neighbours({ destinations }: { destinations: DestinationTeaser[] }) {
  if (destinations.length === 0) return null
  return (
    <Section title={placeText().neighbours} bleed deferred>
      <ul role="list" className={styles.strip}>
        {destinations.map(({ slug, name, banner }) => (
          <li key={slug} data-card data-elsewhere>
            <Link href={`/${slug}`} morph className={styles.card}>
              <Picture name={banner.picture} frame="square" alt="" sizes="15rem" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
