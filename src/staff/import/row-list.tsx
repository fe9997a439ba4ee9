import type { RowResult } from '../../contract/lead-import.ts'
import { Link } from '../../ui/link.tsx'
import { DisclosureSummary } from '../ui/form-layout.ts'
import { countText } from './count-text.ts'
import styles from './import-page.module.css'

const FIELD_WORDS: Record<string, string> = {
  row: '',
  phone: 'Phone',
  email: 'E-mail',
  id: 'Id of the lead',
  name: 'Name',
  message: 'Message',
}

/** More rows are read in the file of what was not added. */
const MAX_SHOWN = 200

/** Rows by their number in the file, each with the reason or the lead it is about. */
export function RowList({ title, rows }: { title: string; rows: readonly RowResult[] }) {
  if (rows.length === 0) return null
  return (
    <details>
      <DisclosureSummary>
        {title} ({rows.length.toLocaleString('en-IN')})
      </DisclosureSummary>
      <ul className={styles.rows}>
        {rows.slice(0, MAX_SHOWN).map((result) => {
          const lead = result.samePerson ?? result.lead
          return (
            <li key={result.row}>
              Row {result.row}
              {result.errors && `: ${reasonOf(result)}`}
              {lead && (
                <>
                  {': '}
                  <Link href={`/admin/leads/${lead.id}`}>{lead.reference}</Link>
                </>
              )}
            </li>
          )
        })}
        {rows.length > MAX_SHOWN && <li>And {countText(rows.length - MAX_SHOWN, 'more row')}.</li>}
      </ul>
    </details>
  )
}

/** Why a row was not imported, in words. */
export function reasonOf({ state, errors = {}, lead }: RowResult): string {
  if (state === 'known') return `Already here: ${lead?.reference ?? ''}`
  if (state === 'not-stored') return 'Not answered by the server. Please send it again.'
  return Object.entries(errors)
    .map(([field, message]) => [FIELD_WORDS[field] ?? field, message].filter(Boolean).join(': '))
    .join(' ')
}
