import { type CSSProperties, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './numbers-page.module.css'

export type TallyLine = {
  name: string
  leads: number
  booked?: number
  note?: string
  /** Where these leads are listed, or some of them. */
  list: (more?: { status: 'booked' }) => string
}

/** A table whose lines are bars as well; sorted by the caller. */
export function Tally({
  title,
  first,
  lines,
  most = Number.POSITIVE_INFINITY,
}: {
  title: string
  /** What the first column names. */
  first: string
  lines: TallyLine[]
  /** More than these show when asked for. */
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
        <table className={styles.tally} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">Leads</th>
              {hasBooked && <th scope="col">Booked</th>}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, all ? undefined : most).map(({ name, leads, booked, note, list }) => (
              <tr key={list()} style={{ '--share': `${(leads / largest) * 100}%` } as CSSProperties}>
                <th scope="row">
                  <span className={styles.name}>{name}</span>
                  {note && <span className={styles.small}>{note}</span>}
                </th>
                <td>
                  <Link href={list()} aria-label={`${leads} leads: ${name}`}>
                    {leads}
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
