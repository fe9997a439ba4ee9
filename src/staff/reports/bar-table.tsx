import { type CSSProperties, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { grouped, lines } from './figures.ts'
import { ReportPart } from './report-part.tsx'
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
  lines: rows,
  most = Number.POSITIVE_INFINITY,
}: {
  title: string
  /** Heading of the first column. */
  first: string
  lines: BarTableRow[]
  /** Number of rows shown before "show more". */
  most?: number
}) {
  const [all, setAll] = useState(false)
  const largest = Math.max(1, ...rows.map(({ leads }) => leads))
  const hasBooked = rows.some(({ booked }) => booked !== undefined)
  return (
    <ReportPart title={title} about={rows.length === 0 ? 'nothing in this period' : lines(rows.length)}>
      {(id) => (
        <>
          {rows.length === 0 ? (
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
                {rows.slice(0, all ? undefined : most).map(({ name, leads, booked, list }) => (
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
          {!all && rows.length > most && (
            <Button variant="plain" size="small" onClick={() => setAll(true)}>
              Show all {rows.length}
            </Button>
          )}
        </>
      )}
    </ReportPart>
  )
}
