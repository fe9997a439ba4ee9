import { useState } from 'react'
import type { Result } from '../../contract/reports.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { duration, grouped, lines, rowKey, share } from './figures.ts'
import { ReportPart } from './report-part.tsx'
import styles from './reports-page.module.css'
import tables from './result-table.module.css'

const MOST_ROWS = 6

/** From lead to quotation to booking, with the amounts and how soon they were answered; each count leads to its leads. */
export function ResultTable({
  title,
  first,
  rows,
  nameOf,
  list,
}: {
  title: string
  /** Heading of the first column. */
  first: string
  rows: readonly Result[]
  nameOf: (name: string | null) => string
  /** Address of the list of a name's leads, or of some of them. */
  list: (name: string | null, more: Record<string, string>) => string
}) {
  const [all, setAll] = useState(false)
  return (
    <ReportPart title={title} about={aboutRows(rows)}>
      {(id) => (
        <>
          {rows.length === 0 ? (
            <p className={styles.small}>Nothing in this period.</p>
          ) : (
            <table className={tables.results} aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{first}</th>
                  <th scope="col">Leads</th>
                  <th scope="col">Quoted</th>
                  <th scope="col">Booked</th>
                  <th scope="col">Amount</th>
                  <th scope="col">First answer, median</th>
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, all ? undefined : MOST_ROWS).map((row) => {
                  const name = row.others === undefined ? nameOf(row.name) : `${row.others} others`
                  const count = (leads: number, label: string, more: Record<string, string> = {}) =>
                    leads > 0 && row.others === undefined ? (
                      <Link href={list(row.name, more)} aria-label={`${leads} ${label}: ${name}`}>
                        {grouped(leads)}
                      </Link>
                    ) : (
                      leads
                    )
                  return (
                    <tr key={rowKey(row)}>
                      <th scope="row">{name}</th>
                      <td data-label="Leads">{count(row.leads, 'leads')}</td>
                      <td data-label="Quoted">{count(row.quoted, 'quoted', { quoted: 'true' })}</td>
                      <td data-label="Booked">
                        {count(row.booked, 'booked', { status: 'booked' })}
                        <span className={tables.share}>{share(row.booked, row.leads)}</span>
                      </td>
                      <td data-label="Amount">{formatRupees(row.amount)}</td>
                      <td data-label="First answer">{duration(row.median)}</td>
                    </tr>
                  )
                })}
              </tbody>
              {rows.length > 1 && <SumRow rows={rows} />}
            </table>
          )}
          {!all && rows.length > MOST_ROWS && (
            <Button variant="plain" size="small" onClick={() => setAll(true)}>
              Show all {rows.length}
            </Button>
          )}
        </>
      )}
    </ReportPart>
  )
}

function aboutRows(rows: readonly Result[]): string {
  const booked = rows.reduce((total, row) => total + row.booked, 0)
  return rows.length === 0 ? 'nothing in this period' : `${lines(rows.length)}, ${grouped(booked)} booked`
}

// Of all rows, also those that are not shown yet.
function SumRow({ rows }: { rows: readonly Result[] }) {
  const sum = (of: (row: Result) => number) => rows.reduce((total, row) => total + of(row), 0)
  const leads = sum((row) => row.leads)
  const booked = sum((row) => row.booked)
  return (
    <tfoot>
      <tr>
        <th scope="row">All {rows.length}</th>
        <td data-label="Leads">{grouped(leads)}</td>
        <td data-label="Quoted">{grouped(sum((row) => row.quoted))}</td>
        <td data-label="Booked">
          {grouped(booked)}
          <span className={tables.share}>{share(booked, leads)}</span>
        </td>
        <td data-label="Amount">{formatRupees(sum((row) => row.amount))}</td>
        <td />
      </tr>
    </tfoot>
  )
}
