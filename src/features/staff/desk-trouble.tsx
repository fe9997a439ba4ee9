import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './desk-trouble.module.css'

/** A page of the desk that cannot be shown: why, and where to go on. */
export function DeskTrouble({
  title,
  message,
  onRetry,
}: {
  title: string
  message: string
  onRetry?: () => void
}) {
  return (
    <div role="alert" className={styles.trouble}>
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
