import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import parts from './report-part.module.css'
import styles from './reports-page.module.css'

/** What the user opened or closed, until the desk is left: they come back from the leads behind a figure. */
const chosen = new Map<string, boolean>()

type ReportPartProps = {
  title: string
  /** What is in it, said beside the title. */
  about: string
  /** Gets the id of the title. */
  children: (id: string) => ReactNode
}

/** A part of the reports under its title: open where there is space, closed on a phone, where all of them are many screens long. */
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
