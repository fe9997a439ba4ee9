import { formatRupees } from '../../../contract/rupees.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Interest } from './interest.ts'
import styles from './things-to-do.module.css'

const TRAVEL_STYLES = ['Family', 'Group', 'Honeymoon', 'Adventure', 'Beach', 'Couple'] as const

type TravelStylesProps = {
  /** The lowest price of the destination's packages, rupees for two. */
  from: number | undefined
  onEnquire: (interest: Interest) => void
}

/** Travel styles: tapping one opens the enquiry popup (spec 1 §2 "Travel styles"). */
export function TravelStyles({ from, onEnquire }: TravelStylesProps) {
  return (
    <Section title="Choose Your Travel Style" bleed deferred>
      <ul className={styles.strip}>
        {TRAVEL_STYLES.map((style) => {
          const picture = `style-${style.toLowerCase()}`
          return (
            <li key={style}>
              <button
                type="button"
                className={styles.card}
                onClick={() =>
                  onEnquire({
                    title: `${style} trip`,
                    picture,
                    frame: 'square',
                    ...(from !== undefined && { pricing: `Starting from ${formatRupees(from)} for two` }),
                  })
                }
              >
                <Picture name={picture} frame="square" alt="" sizes="15rem" />
                <span>{style}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
