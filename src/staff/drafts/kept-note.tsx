import { Button } from '../../ui/button.tsx'
import { useKeepingFails } from './drafts.ts'
import styles from './kept-note.module.css'
import type { KeptValues } from './use-kept-values.ts'

type KeptNoteProps = Pick<KeptValues<object>, 'restored' | 'isOutdated' | 'discard'>

/** Says that a form shows what was typed at an earlier visit or before somebody else saved, and can give the saved values back; nothing for any other form. */
export function KeptNote({ restored, isOutdated, discard }: KeptNoteProps) {
  const isLost = useKeepingFails()
  if (!restored && !isOutdated) return null
  return (
    <p className={styles.note}>
      {isLost ? 'Not saved yet.' : 'Kept on this device, not saved yet.'}
      {isOutdated && ' Something else was saved since: saving this replaces it.'}{' '}
      <Button variant="plain" size="small" onClick={discard}>
        Discard my changes
      </Button>
    </p>
  )
}
