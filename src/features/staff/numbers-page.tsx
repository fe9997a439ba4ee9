import type { StaffMember } from '../../contract/lead.ts'
import type { Numbers } from '../../contract/numbers.ts'
import { toShownDate } from '../../contract/travel-date.ts'
import { Link } from '../../ui/link.tsx'
import { DayChart } from './day-chart.tsx'
import { nameOf } from './member-names.ts'
import styles from './numbers-page.module.css'
import { PeriodChooser } from './period-chooser.tsx'
import { Tally } from './tally.tsx'

export type NumbersPageProps = {
  numbers: Numbers
  me: StaffMember
  members: StaffMember[]
  onPeriod: (period: { from: string; to: string }) => void
}

const MOST_LINES = 12

/** `/admin/numbers`: what came in, how soon it was answered and what came of it. Every figure leads to its leads. */
export function NumbersPage({ numbers, me, members, onPeriod }: NumbersPageProps) {
  const { from, to, response, statuses } = numbers
  const list = (filters: Record<string, string> = {}) => {
    const own = me.role === 'agent' ? { assignee: 'me' } : {}
    return `/admin/leads?${new URLSearchParams({ from, to, quarantined: 'false', ...own, ...filters })}`
  }
  const booked = statuses.booked ?? 0
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Numbers</h1>
        <p className={styles.about}>
          {me.role === 'agent' ? 'Your own leads.' : 'All leads.'} Suspected spam is left out.
        </p>
      </header>
      <PeriodChooser from={from} to={to} onPeriod={onPeriod} />
      <dl className={styles.figures}>
        <Figure name="Leads" value={String(numbers.leads)} href={list()} />
        <Figure
          name="Booked"
          value={share(booked, numbers.leads)}
          about={`${booked} of ${numbers.leads}`}
          href={list({ status: 'booked' })}
        />
        <Figure
          name="First answer, median"
          value={duration(response.median)}
          about="in working time"
          href={list({ answer: 'given' })}
        />
        <Figure
          name="First answer, 9 of 10 within"
          value={duration(response.p90)}
          about={
            response.targetMinutes === null
              ? 'no target is set'
              : `target ${duration(response.targetMinutes)}`
          }
          href={list({ answer: 'given' })}
        />
        <Figure
          name="Answered in time"
          value={share(response.inTime, response.answered)}
          about={`${response.inTime} of ${response.answered} answered`}
          href={list({ answer: 'in-time' })}
        />
        <Figure
          name="Waiting for an answer"
          value={String(response.waiting)}
          about={`${response.overdue} late`}
          href={list({ answer: 'awaited' })}
        />
      </dl>
      <DayChart days={numbers.days} href={(first, last) => list({ from: first, to: last })} />
      <div className={styles.tallies}>
        <Tally
          title="What became of them"
          first="Status"
          lines={Object.entries(statuses).map(([status, leads]) => ({
            name: status,
            leads,
            list: () => list({ status }),
          }))}
        />
        <Tally
          title="Destinations"
          first="Destination"
          most={MOST_LINES}
          lines={numbers.destinations.map(({ destination, leads, booked }) => ({
            name: destination ?? 'Not named',
            leads,
            booked,
            list: (more) => list({ destination: destination ?? 'none', ...more }),
          }))}
        />
        <Tally
          title="Pages they came from"
          first="Page"
          most={MOST_LINES}
          lines={numbers.sources.map(({ source, leads, booked }) => ({
            name: source === null ? 'Not known' : pageName(source),
            leads,
            booked,
            list: (more) => list({ source: source ?? 'none', ...more }),
          }))}
        />
        <Tally
          title="Who has them"
          first="Owner"
          lines={numbers.owners.map(({ owner, leads, booked, median, answered }) => ({
            name: nameOf(members, owner),
            leads,
            booked,
            note: answered > 0 ? `first answer ${duration(median)}` : 'none answered yet',
            list: (more) => list({ assignee: owner ?? 'none', ...more }),
          }))}
        />
      </div>
      <p className={styles.about}>
        Counted from {toShownDate(numbers.from)} to {toShownDate(numbers.to)}, days in India.{' '}
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

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

/** `7 min`, `2 h 5 min`; a dash for none. */
function duration(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`
}

// The site's own pages by their path; anything else as it was sent.
function pageName(source: string): string {
  if (!/^https?:/.test(source) || !URL.canParse(source)) return source
  const { host, pathname, search } = new URL(source)
  return host === location.host ? pathname + search : host + pathname + search
}
