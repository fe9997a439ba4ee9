import { layoutText } from '../../../language/layout.ts'
import { packageText } from '../../../language/package.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './page-actions.module.css'

/** Shares or prints the page; both work without a network. */
export function PageActions({ title }: { title: string }) {
  return (
    <>
      <button type="button" className={styles.action} onClick={() => share(title)}>
        <Icon name="share" /> {layoutText().share}
      </button>
      <button type="button" className={styles.action} onClick={() => window.print()}>
        <Icon name="print" /> {packageText().print}
      </button>
    </>
  )
}

async function share(title: string): Promise<void> {
  if (!navigator.share) return void showToast(layoutText().cannotShare)
  try {
    await navigator.share({ title, url: location.href })
  } catch (error) {
    // Cancelled or failed: the spec asks only for a log entry (spec 1 §8).
    if ((error as DOMException).name !== 'AbortError') console.warn('Sharing failed.', error)
  }
}
