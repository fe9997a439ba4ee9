import { findingText } from '../language/finding.ts'
import { layoutText } from '../language/layout.ts'
import { Button } from '../ui/button.tsx'
import styles from './failed-load.module.css'
import { useFailedLoad } from './load-in-place.ts'

/** Says that the results for the page's newest query could not be loaded, and tries again. */
export function FailedLoad() {
  const retry = useFailedLoad()
  if (!retry) return null
  return (
    <div role="alert" className={styles.failed}>
      <p>{findingText().resultsFailed}</p>
      <Button variant="quiet" onClick={retry}>
        {layoutText().tryAgain}
      </Button>
    </div>
  )
}
