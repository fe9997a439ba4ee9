import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import parts from './report-part.module.css'
import styles from './reports-page.module.css'

/**
 * The parts that the user has opened or closed. Kept until the desk is left, because users return here from the leads behind a
 * number.
 */
const chosen = new Map<string, boolean>()

type ReportPartProps = {
  title: string
  /** A short description of the content, beside the title. */
  about: string
  /** Renders the content; gets the id of the title. */
  children: (id: string) => ReactNode
}

/** A collapsible part of the reports: open on wide screens, closed on a phone, where the reports are many screens long. */
export function ReportPart({ title, about, children }: ReportPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <details
        className={parts.part}
        open={chosen.get(title) ?? isWide()}
        onToggle={({ currentTarget }) => chosen.set(title, currentTarget.open)}
      >
        <summary>
          <h2 id={id}>{title}</h2>
          <span className={styles.small}>{about}</span>
          <Icon name="chevron" className={parts.arrow} />
        </summary>
        <div className={parts.inner}>{children(id)}</div>
      </details>
    </section>
  )
}

function isWide(): boolean {
  return matchMedia('(width > 768px)').matches
}
