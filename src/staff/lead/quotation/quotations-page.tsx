import { useId } from 'react'
import type { StaffMember } from '../../../contract/lead.ts'
import { formatPaise } from '../../../contract/paise.ts'
import {
  QUOTATION_STATES,
  type QuotationList,
  type QuotationQuery,
  type QuotationSummary,
} from '../../../contract/quotation-desk.ts'
import { indianDay, longDay, toShownDate } from '../../../contract/travel-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { memberName } from '../../ui/member-names.ts'
import { EmptyState, Note } from '../../ui/rows.ts'
import { QUOTATION_STATE_TEXTS } from './quotation-text.ts'
import styles from './quotations-page.module.css'

const DAY_MS = 86_400_000

const ORDERS: Record<QuotationQuery['order'], string> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  value: 'Highest amount first',
}

export type QuotationsPageProps = {
  list: QuotationList
  query: Partial<QuotationQuery>
  members: readonly StaffMember[]
  onQuery: (query: Partial<QuotationQuery>) => void
}

/** The quotations of all leads by age and value; an agent sees those of their own leads. */
export function QuotationsPage({ list, query, members, onQuery }: QuotationsPageProps) {
  const id = useId()
  const { quotations, total, sums } = list
  const figures: [string, { count: number; paise: number }][] = [
    ['Quoted', sums.sent],
    ['Accepted', sums.accepted],
    ['Received', sums.received],
  ]
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Quotations</h1>
      <dl className={styles.figures}>
        {figures.map(([term, { count, paise }]) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>
              <strong>{formatPaise(paise)}</strong> in {count} {count === 1 ? 'quotation' : 'quotations'}
            </dd>
          </div>
        ))}
      </dl>
      <Note>Each quotation counts once, with its newest version. </Note>
      {(query.from ?? query.to) && (
        <Note>
          Versions made {query.from && `from ${longDay(query.from)} `}
          {query.to && `until ${longDay(query.to)}`}, days in India.{' '}
          <Link href="/admin/quotations">Show all</Link>
        </Note>
      )}
      <div className={styles.filters}>
        <Field label="State" required>
          {(control) => (
            <select
              {...control}
              value={query.state ?? ''}
              onChange={({ target }) =>
                onQuery({ ...query, state: (target.value || undefined) as QuotationQuery['state'] })
              }
            >
              <option value="">All</option>
              {QUOTATION_STATES.map((state) => (
                <option key={state} value={state}>
                  {QUOTATION_STATE_TEXTS[state].words}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Order" required>
          {(control) => (
            <select
              {...control}
              value={query.order ?? 'oldest'}
              onChange={({ target }) => onQuery({ ...query, order: target.value as QuotationQuery['order'] })}
            >
              {Object.entries(ORDERS).map(([order, words]) => (
                <option key={order} value={order}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p id={id} role="status">
        {total} {total === 1 ? 'quotation' : 'quotations'}
        {total > quotations.length && `; the first ${quotations.length} are shown`}
      </p>
      {quotations.length === 0 ? (
        <EmptyState>{query.state ? 'No quotation is in this state.' : 'No quotation yet.'}</EmptyState>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {quotations.map((quotation) => (
            <QuotationRow key={quotation.id} quotation={quotation} members={members} />
          ))}
        </ul>
      )}
    </div>
  )
}

function QuotationRow({
  quotation,
  members,
}: {
  quotation: QuotationSummary
  members: readonly StaffMember[]
}) {
  const now = useNow()
  const { id, reference, title, lead, assignee, state, sentAt, createdAt, validUntil } = quotation
  const { words, tone } = QUOTATION_STATE_TEXTS[state]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link href={`/admin/quotations/${id}`} className={styles.name}>
          {title || 'Untitled quotation'}
        </Link>
        <p className={styles.small}>{reference}</p>
      </div>
      <div className={styles.who}>
        <Link href={`/admin/leads/${lead.id}`} className={styles.traveller}>
          {lead.name ?? lead.reference}
        </Link>
        <p className={styles.small}>
          <span className="visually-hidden">Owner: </span>
          {memberName(members, assignee)}
        </p>
      </div>
      <div className={styles.value}>
        <p className={styles.amount}>
          {quotation.toUsPaise === null ? '–' : formatPaise(quotation.toUsPaise)}
        </p>
        {quotation.receivedPaise > 0 && (
          <p className={styles.small}>{formatPaise(quotation.receivedPaise)} received</p>
        )}
      </div>
      <div className={styles.state}>
        <Badge tone={tone}>{words}</Badge>
        <p className={styles.small}>
          {sentAt ? 'Link made' : 'Begun'} {age(sentAt ?? createdAt, now)}
          {validUntil && `, valid until ${toShownDate(validUntil)}`}
        </p>
      </div>
    </li>
  )
}

/** How many days ago in India: `today`, `yesterday`, `3 days ago`. */
export function age(instant: string, now: number): string {
  const dayOf = (at: number) => Date.parse(indianDay(new Date(at)))
  const days = (dayOf(now) - dayOf(Date.parse(instant))) / DAY_MS
  if (days < 1) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
