import { type FormEvent, useState } from 'react'
import { LEAD_STATUSES, type LeadList } from '../../contract/lead.ts'
import { Button } from '../../ui/button.tsx'
import styles from './inbox-page.module.css'
import { LeadRows } from './lead-list.tsx'
import { useInbox } from './use-inbox.ts'

export type InboxPageProps = {
  first: LeadList
  filters: Record<string, string>
  onFilter: (filters: Record<string, string>) => void
  onSignedOut: () => void
}

/** The live list of leads (contract: `GET /api/leads` and its stream). */
export function InboxPage({ first, filters, onFilter, onSignedOut }: InboxPageProps) {
  const { leads, nextCursor, arrived, live, loadMore } = useInbox(first, filters, onSignedOut)
  const [failure, setFailure] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.entries(Object.fromEntries(new FormData(event.currentTarget)))
    onFilter(
      Object.fromEntries(
        values.filter(([, value]) => value !== '').map(([key, value]) => [key, String(value)]),
      ),
    )
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Leads</h1>
        <p role="status" className={styles.live} data-live={live || undefined}>
          {live ? 'Live' : 'Connecting…'}
        </p>
      </header>
      <search>
        <form className={styles.filters} onSubmit={search}>
          <label>
            Search
            <input
              name="q"
              type="search"
              defaultValue={filters.q}
              placeholder="Name, phone, e-mail, reference"
            />
          </label>
          <label>
            Status
            <select name="status" defaultValue={filters.status ?? ''}>
              <option value="">All</option>
              {LEAD_STATUSES.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          </label>
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </form>
      </search>
      <p className="visually-hidden" role="status">
        {arrived.size > 0 && `${arrived.size} new since this list was opened.`}
      </p>
      {leads.length === 0 ? (
        <p className={styles.empty}>
          {Object.keys(filters).length > 0
            ? 'No lead matches. Change the search or the status.'
            : 'No leads yet. The first enquiry will appear here by itself.'}
        </p>
      ) : (
        <LeadRows leads={leads} arrived={arrived} />
      )}
      {nextCursor && (
        <Button
          variant="quiet"
          className={styles.more}
          onClick={() => loadMore().catch((error) => setFailure(error.message))}
        >
          Show older leads
        </Button>
      )}
      <p role="alert">{failure}</p>
    </>
  )
}
