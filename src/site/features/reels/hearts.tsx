import * as m from 'framer-motion/m'
import { Icon } from '../../../ui/icon.tsx'
import styles from './hearts.module.css'

/** The heart animation after a double tap. */
export function Hearts({ at }: { at: { x: number; y: number; key: number } | undefined }) {
  if (!at) return null
  return (
    <m.span
      key={at.key}
      className={styles.heart}
      style={{ left: at.x, top: at.y }}
      initial={{ opacity: 0, scale: 0.4 }}
      animate={{ opacity: [0, 1, 1, 0], scale: [0.4, 1.15, 1, 1.05], y: [0, 0, -6, -40] }}
      transition={{ duration: 0.9, times: [0, 0.2, 0.6, 1] }}
    >
      <Icon name="heart" />
    </m.span>
  )
}
