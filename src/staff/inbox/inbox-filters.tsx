import type { ReactNode } from 'react'
import { BOOKING_TIMES, leadDestinations } from '../../contract/enquiry.ts'
import { INBOUND_SOURCES } from '../../contract/inbound-lead.ts'
import { LEAD_STATUSES, type StaffMember } from '../../contract/lead.ts'
import type { LeadFilter, LeadFilters } from '../../contract/lead-filters.ts'
import { sourceLabel } from '../../contract/lead-source.ts'
import { LOST_REASONS } from '../../contract/lead-status.ts'
import { LEAD_ORIGINS } from '../../contract/new-lead.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LAST_DAY } from '../ui/indian-field-time.ts'
import styles from './inbox-filters.module.css'

const PLACES = leadDestinations([]).sort()

export type InboxFiltersProps = {
  filters: LeadFilters
  members: readonly StaffMember[]
  /** Where the leads of the list come from. */
  sources: readonly string[]
  onChange: (filters: LeadFilters) => void
}

/** All filters of the inbox; a change applies at once. */
export function InboxFilters({ filters, members, sources: known, onChange }: InboxFiltersProps) {
  const chosen = filters.leadSource
  const sources = [
    ...new Set([
      ...Object.keys({ ...LEAD_ORIGINS, ...INBOUND_SOURCES }),
      ...known,
      ...(chosen && chosen !== 'none' ? [chosen] : []),
    ]),
  ]
  const set = (name: LeadFilter, value: string) => {
    const { [name]: _, ...rest } = filters
    onChange((value ? { ...rest, [name]: value } : rest) as LeadFilters)
  }
  const choice = (name: LeadFilter, label: string, options: ReactNode) => (
    <Field label={label} required>
      {(control) => (
        <select
          {...control}
          required={false}
          value={filters[name] ?? ''}
          onChange={(event) => set(name, event.target.value)}
        >
          {options}
        </select>
      )}
    </Field>
  )
  const day = (name: LeadFilter, label: string) => (
    <Field label={label} required>
      {(control) => (
        <input
          {...control}
          required={false}
          type="date"
          max={LAST_DAY}
          value={filters[name]?.slice(0, 10) ?? ''}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  )
  return (
    <div className={styles.filters}>
      {choice(
        'status',
        'Status',
        <>
          <option value="">All</option>
          <option value="open">Open</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {status}
            </option>
          ))}
        </>,
      )}
      {choice(
        'assignee',
        'Owner',
        <>
          <option value="">Anyone</option>
          <option value="me">Me</option>
          <option value="none">Unassigned</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </>,
      )}
      {choice(
        'destination',
        'Destination',
        <>
          <option value="">Anywhere</option>
          <option value="none">Not given</option>
          {filters.destination && filters.destination !== 'none' && !PLACES.includes(filters.destination) && (
            <option value={filters.destination}>{filters.destination}</option>
          )}
          {PLACES.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </>,
      )}
      {choice(
        'leadSource',
        'Source',
        <>
          <option value="">Any</option>
          <option value="none">Not known</option>
          {sources.map((source) => (
            <option key={source} value={source}>
              {sourceLabel(source)}
            </option>
          ))}
        </>,
      )}
      {choice(
        'lostReason',
        'Lost because',
        <>
          <option value="">Any</option>
          {LOST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
          <option value="other">Another reason, or none</option>
        </>,
      )}
      {choice(
        'booking',
        'Wants to book',
        <>
          <option value="">Any time</option>
          {Object.entries(BOOKING_TIMES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </>,
      )}
      {choice(
        'followUp',
        'Follow-up',
        <>
          <option value="">Any</option>
          <option value="due">Due now</option>
          <option value="set">Set</option>
        </>,
      )}
      {choice(
        'overdue',
        'First response',
        <>
          <option value="">Any</option>
          <option value="true">Overdue</option>
        </>,
      )}
      {choice(
        'firstResponse',
        'Answered',
        <>
          <option value="">All</option>
          <option value="awaited">Not yet</option>
          <option value="given">Yes</option>
          <option value="in-time">In time</option>
        </>,
      )}
      {choice(
        'quarantined',
        'Suspected spam',
        <>
          <option value={filters.quarantined === 'false' ? 'false' : ''}>Hidden</option>
          <option value="true">Only suspected spam</option>
        </>,
      )}
      {day('travelFrom', 'Travel from')}
      {day('travelTo', 'Travel until')}
      {day('from', 'Arrived from')}
      {day('to', 'Arrived until')}
      <Button variant="plain" className={styles.clear} onClick={() => onChange({})}>
        Clear all filters
      </Button>
    </div>
  )
}
