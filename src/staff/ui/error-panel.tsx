import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './error-panel.module.css'

/** The error screen of a desk page: the reason, and a link or button to continue. */
export function ErrorPanel({
  title,
  message,
  onRetry,
}: {
  title: string
  message: string
  onRetry?: () => void
}) {
  return (
    <div role="alert" className={styles.panel}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{message}</p>
      <p className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink variant={onRetry ? 'quiet' : 'primary'} href="/admin/leads">
          All leads
        </ButtonLink>
      </p>
    </div>
  )
}
