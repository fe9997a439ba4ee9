import type { StaffMember } from '../../contract/lead.ts'
import { sourceLabel } from '../../contract/lead-source.ts'
import type { QuotationSums } from '../../contract/quotation-desk.ts'
import type { Report } from '../../contract/reports.ts'
import { formatRupees } from '../../contract/rupees.ts'
import type { TargetList } from '../../contract/sales-targets.ts'
import { toShownDate } from '../../contract/travel-date.ts'
import { Link } from '../../ui/link.tsx'
import { memberName } from '../ui/member-names.ts'
import { BarTable } from './bar-table.tsx'
import { DayChart } from './day-chart.tsx'
import { duration, grouped, pageName, share } from './figures.ts'
import { PeriodChooser } from './period-chooser.tsx'
import { QuotationFigures } from './quotation-figures.tsx'
import styles from './reports-page.module.css'
import { ResultTable } from './result-table.tsx'
import { TargetTable } from './target-table.tsx'

export type ReportsPageProps = {
  report: Report
  quotations: QuotationSums
  /** Of the month of the period's last day. */
  targets: TargetList
  me: StaffMember
  members: StaffMember[]
  onPeriod: (period: { from: string; to: string }) => void
}

const MOST_LINES = 12

/** `/admin/reports`: number of leads, response times and outcomes. Every figure links to its leads. */
export function ReportsPage({ report, quotations, targets, me, members, onPeriod }: ReportsPageProps) {
  const { from, to, response, statuses, result } = report
  const list = (filters: Record<string, string> = {}) => {
    const own = me.role === 'agent' ? { assignee: 'me' } : {}
    return `/admin/leads?${new URLSearchParams({ from, to, ...own, ...filters })}`
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Reports</h1>
        <p className={styles.about}>
          {me.role === 'agent' ? 'Your own leads.' : 'All leads.'} Suspected spam is left out.
        </p>
      </header>
      <PeriodChooser from={from} to={to} onPeriod={onPeriod} />
      <dl className={styles.figures}>
        <Figure name="Leads" value={grouped(report.leads)} about="received in this period" href={list()} />
        <Figure
          name="Quoted"
          value={share(result.quoted, report.leads)}
          about={`${grouped(result.quoted)} of ${grouped(report.leads)}`}
          href={list({ quoted: 'true' })}
        />
        <Figure
          name="Booked"
          value={share(result.booked, report.leads)}
          about={`${grouped(result.booked)} of ${grouped(report.leads)}`}
          href={list({ status: 'booked' })}
        />
        <Figure
          name="Booked amount"
          value={formatRupees(result.amount)}
          about={amountText(report)}
          href={list({ status: 'booked' })}
        />
        <Figure
          name="First response, median"
          value={duration(response.median)}
          about="in working time"
          href={list({ firstResponse: 'given' })}
        />
        <Figure
          name="First response, 9 of 10 within"
          value={duration(response.p90)}
          about={
            response.targetMinutes === null
              ? 'no target is set'
              : `target ${duration(response.targetMinutes)}`
          }
          href={list({ firstResponse: 'given' })}
        />
        <Figure
          name="Answered in time"
          value={share(response.inTime, response.answeredWithDeadline)}
          about={`${grouped(response.inTime)} of ${grouped(response.answeredWithDeadline)} with a deadline`}
          href={list({ firstResponse: 'in-time' })}
        />
        <Figure
          name="Waiting for an answer"
          value={grouped(response.waiting)}
          about={`${grouped(response.overdue)} late`}
          href={list({ firstResponse: 'awaited' })}
        />
      </dl>
      <QuotationFigures sums={quotations} period={{ from, to }} />
      <DayChart days={report.days} href={(first, last) => list({ from: first, to: last })} />
      <ResultTable
        title="By source"
        first="Source"
        rows={report.leadSources}
        nameOf={sourceLabel}
        list={(name, more) => list({ leadSource: name ?? 'none', ...more })}
      />
      <ResultTable
        title="By destination"
        first="Destination"
        rows={report.destinations}
        nameOf={(name) => name ?? 'Not given'}
        list={(name, more) => list({ destination: name ?? 'none', ...more })}
      />
      <ResultTable
        title="By what was chosen"
        first="Package, promotion or style"
        rows={report.abouts}
        nameOf={(name) => name ?? 'Nothing chosen'}
        list={(name, more) => list({ about: name ?? 'none', ...more })}
      />
      <ResultTable
        title="By owner"
        first="Owner"
        rows={report.owners.map(({ owner, ...row }) => ({ name: owner, ...row }))}
        nameOf={(id) => memberName(members, id)}
        list={(id, more) => list({ assignee: id ?? 'none', ...more })}
      />
      <TargetTable targets={targets} members={members} me={me} />
      <div className={styles.tallies}>
        <BarTable
          title="Leads by status"
          first="Status"
          lines={Object.entries(statuses).map(([status, leads]) => ({
            name: status,
            leads,
            list: () => list({ status }),
          }))}
        />
        <BarTable
          title="Why leads were lost"
          first="Reason"
          lines={report.lostReasons.map(({ reason, leads }) => ({
            name: reason === 'other' ? 'Another reason, or none' : reason,
            leads,
            list: () => list({ lostReason: reason }),
          }))}
        />
        <BarTable
          title="Leads by page"
          first="Page"
          most={MOST_LINES}
          lines={report.sources.map(({ source, leads, booked }) => ({
            name: source === null ? 'Unknown' : pageName(source, location.host),
            leads,
            booked,
            list: (more) => list({ source: source ?? 'none', ...more }),
          }))}
        />
      </div>
      <p className={styles.about}>
        Counted from {toShownDate(report.from)} to {toShownDate(report.to)}, days in India.{' '}
        {me.role === 'agent' ? null : <Link href="/admin/settings/assignment">Change the target</Link>}
      </p>
    </>
  )
}

function Figure({ name, value, about, href }: { name: string; value: string; about?: string; href: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <Link href={href} className={styles.value}>
          {value}
        </Link>
        {about && <span className={styles.small}>{about}</span>}
      </dd>
    </div>
  )
}

function amountText({ result, erased }: Report): string {
  const of = result.withoutAmount === 0 ? 'of all booked leads' : `${result.withoutAmount} without an amount`
  if (erased.booked === 0) return of
  const bookings = erased.booked === 1 ? '1 erased booking' : `${grouped(erased.booked)} erased bookings`
  return `${of}; ${formatRupees(erased.amount)} more from ${bookings}`
}
