import { type CSSProperties, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { grouped } from './figures.ts'
import styles from './reports-page.module.css'

export type BarTableRow = {
  name: string
  leads: number
  booked?: number
  /** Link to the list of these leads, or of some of them. */
  list: (more?: { status: 'booked' }) => string
}

/** A table with a bar in each row; sorted by the caller. */
export function BarTable({
  title,
  first,
  lines,
  most = Number.POSITIVE_INFINITY,
}: {
  title: string
  /** Heading of the first column. */
  first: string
  lines: BarTableRow[]
  /** Number of rows shown before "show more". */
  most?: number
}) {
  const id = useId()
  const [all, setAll] = useState(false)
  const largest = Math.max(1, ...lines.map(({ leads }) => leads))
  const hasBooked = lines.some(({ booked }) => booked !== undefined)
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {lines.length === 0 ? (
        <p className={styles.small}>Nothing in this period.</p>
      ) : (
        <table className={styles.barTable} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">Leads</th>
              {hasBooked && <th scope="col">Booked</th>}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, all ? undefined : most).map(({ name, leads, booked, list }) => (
              <tr key={list()} style={{ '--share': `${(leads / largest) * 100}%` } as CSSProperties}>
                <th scope="row">
                  <span className={styles.name}>{name}</span>
                </th>
                <td>
                  <Link href={list()} aria-label={`${leads} leads: ${name}`}>
                    {grouped(leads)}
                  </Link>
                </td>
                {hasBooked && (
                  <td>
                    {booked ? (
                      <Link href={list({ status: 'booked' })} aria-label={`${booked} booked: ${name}`}>
                        {booked}
                      </Link>
                    ) : (
                      booked
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && lines.length > most && (
        <Button variant="plain" size="small" onClick={() => setAll(true)}>
          Show all {lines.length}
        </Button>
      )}
    </section>
  )
}
