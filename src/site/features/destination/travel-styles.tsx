import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Interest } from './interest.ts'
import styles from './things-to-do.module.css'

/** Spec 1 §2, §9: the popup shows this price, with the amount in rupees beside it. */
const STYLE_PRICING = 'Starting from $499 (about ₹42,000)'

const TRAVEL_STYLES = ['Family', 'Group', 'Honeymoon', 'Adventure', 'Beach', 'Couple'] as const

/** Travel styles: tapping one opens the enquiry popup (spec 1 §2 "Travel styles"). */
export function TravelStyles({ onEnquire }: { slug: string; onEnquire: (interest: Interest) => void }) {
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
                  onEnquire({ title: `${style} trip`, picture, frame: 'square', pricing: STYLE_PRICING })
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
