import { reelsText } from '../../../language/reels.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './feed-arrows.module.css'

type Props = { active: number; count: number; onStep: (by: 1 | -1) => void }

/** Previous and next buttons for mouse users; phones swipe. */
export function FeedArrows({ active, count, onStep }: Props) {
  if (active >= count) return null
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        aria-label={reelsText().previous}
        aria-disabled={active === 0}
        onClick={() => active > 0 && onStep(-1)}
      >
        <Icon name="chevron" className={styles.up} />
      </button>
      <button type="button" aria-label={reelsText().next} onClick={() => onStep(1)}>
        <Icon name="chevron" className={styles.down} />
      </button>
    </div>
  )
}
