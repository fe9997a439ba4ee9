import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useState } from 'react'
import { reelsText } from '../../../language/reels.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './scroll-hint.module.css'

/** How long the hint stays, ms (spec 1 §9 "about 5 s"). */
const HINT_MS = 5_000

/** "Scroll for more" on the first reel; fades out by itself, and does not return after the first scroll. */
export function ScrollHint({ isShown }: { isShown: boolean }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isShown) return setOver(true)
    const timer = setTimeout(() => setOver(true), HINT_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <AnimatePresence>
      {!isOver && (
        <m.p className={styles.hint} exit={{ opacity: 0 }} transition={{ duration: 0.6 }}>
          {reelsText().scroll}
          <m.span
            className={styles.arrow}
            animate={{ y: [0, 5, 0] }}
            transition={{ duration: 1.4, repeat: 3, ease: 'easeInOut' }}
          >
            <Icon name="chevron" />
          </m.span>
        </m.p>
      )}
    </AnimatePresence>
  )
}
