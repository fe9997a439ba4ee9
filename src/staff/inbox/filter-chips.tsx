import { BOOKING_TIMES } from '../../contract/enquiry.ts'
import type { StaffMember } from '../../contract/lead.ts'
import { LEAD_FILTERS, type LeadFilter, type LeadFilters } from '../../contract/lead-filters.ts'
import { sourceLabel } from '../../contract/lead-source.ts'
import { toShownDate } from '../../contract/travel-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { memberName } from '../ui/member-names.ts'
import styles from './filter-chips.module.css'

/** A chip for each active filter, which removes it, so that nobody wonders why leads are missing. */
export function FilterChips({
  filters,
  members,
  onChange,
}: {
  filters: LeadFilters
  members: readonly StaffMember[]
  onChange: (filters: LeadFilters) => void
}) {
  const active = LEAD_FILTERS.filter((name) => filters[name] !== undefined)
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className={styles.chips}>
      {active.map((name) => {
        const label = filterLabel(name, filters[name] ?? '', members)
        const { [name]: _, ...rest } = filters
        return (
          <li key={name}>
            <button type="button" className={styles.chip} onClick={() => onChange(rest)}>
              {label} <Icon name="close" />
              <span className="visually-hidden">: remove this filter</span>
            </button>
          </li>
        )
      })}
      {active.length > 1 && (
        <li>
          <button type="button" className={styles.chip} onClick={() => onChange({})}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}

/** A filter and its value in words. */
export function filterLabel(name: LeadFilter, value: string, members: readonly StaffMember[]): string {
  const none = value === 'none'
  switch (name) {
    case 'status':
      return `Status: ${value}`
    case 'destination':
      return `Destination: ${none ? 'not given' : value}`
    case 'assignee':
      if (value === 'me') return 'Owner: me'
      return `Owner: ${memberName(members, none ? null : value)}`
    case 'booking':
      return `Wants to book: ${BOOKING_TIMES[value as keyof typeof BOOKING_TIMES]}`
    case 'travelFrom':
      return `Travel from ${toShownDate(value)}`
    case 'travelTo':
      return `Travel until ${toShownDate(value)}`
    case 'overdue':
      return 'First response overdue'
    case 'firstResponse':
      return { awaited: 'Not answered yet', given: 'Answered', 'in-time': 'Answered in time' }[value] ?? value
    case 'followUp':
      return value === 'due' ? 'Follow-up due' : 'Follow-up set'
    case 'quarantined':
      return value === 'true' ? 'Suspected spam' : 'No suspected spam'
    case 'source':
      return `Page: ${none ? 'not known' : value.replace(/^https?:\/\//, '')}`
    case 'leadSource':
      return `Source: ${sourceLabel(none ? null : value)}`
    case 'about':
      return `Chosen: ${none ? 'nothing' : value}`
    case 'quoted':
      return 'Was quoted'
    case 'lostReason':
      return `Lost: ${value === 'other' ? 'another reason, or none' : value}`
    case 'from':
      return `Arrived from ${toShownDate(value.slice(0, 10))}`
    case 'to':
      return `Arrived until ${toShownDate(value.slice(0, 10))}`
  }
}
