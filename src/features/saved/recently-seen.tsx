import { Button } from '../../ui/button.tsx'
import { OfferCard } from '../../ui/offer-card.tsx'
import css from './recently-seen.module.css'
import { forgetSeen, useSaved } from './saved-store.ts'
import { type FindPackages, usePackages } from './use-packages.ts'

type Props = { findPackages: FindPackages }

/** The packages last looked at on this device, in one row that scrolls; nothing when there are none. */
export function RecentlySeen({ findPackages }: Props) {
  const packages = usePackages(useSaved().seenPackages, findPackages)
  if (!Array.isArray(packages) || packages.length === 0) return null
  return (
    <section aria-labelledby="recently-seen" className={css.part}>
      <div className={css.head}>
        <h2 id="recently-seen">You looked at</h2>
        <Button variant="plain" size="small" onClick={forgetSeen}>
          Forget these
        </Button>
      </div>
      <ul className={css.row}>
        {packages.map(({ key, ...offer }) => (
          <li key={key}>
            <OfferCard offer={offer} sizes="(max-width: 768px) 40vw, 200px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
