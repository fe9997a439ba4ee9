import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './error-panel.module.css'

/** An error panel as a page of its own, for where there is no layout around it. */
export function ErrorPage({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>
}

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
