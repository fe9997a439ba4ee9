import { Button } from '../../ui/button.tsx'
import styles from './kept-note.module.css'
import type { KeptValues } from './use-kept-values.ts'

type KeptNoteProps = Pick<KeptValues<object>, 'restored' | 'isOutdated' | 'discard'>

/** Says that a form shows what was typed at an earlier visit or before somebody else saved, and can give the saved values back; nothing for any other form. */
export function KeptNote({ restored, isOutdated, discard }: KeptNoteProps) {
  if (!restored && !isOutdated) return null
  return (
    <p className={styles.note}>
      {isOutdated
        ? 'Kept on this device, not saved yet. Something else was saved since: saving this replaces it.'
        : 'Kept on this device, not saved yet.'}{' '}
      <Button variant="plain" size="small" onClick={discard}>
        Discard my changes
      </Button>
    </p>
  )
}
