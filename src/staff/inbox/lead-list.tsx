import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import type { LeadSection } from '../../contract/lead-filters.ts'
import styles from './lead-list.module.css'
import { LeadRow } from './lead-row.tsx'
import { SECTION_LABELS, withHeadings } from './lead-sections.ts'
import { useLongPress } from './use-long-press.ts'
import type { Selection } from './use-selection.ts'

/** Estimated height of a row before it is measured, px: a table row on wide screens, a card on phones. */
const ROW_PX = { line: 45, card: 168, heading: 44 }
const CARDS = '(width <= 900px)'
const OVERSCAN = 8
/** The next page is requested this many rows before the end. */
const ASK_AHEAD = 15

/** Moves the focus between rows, for keyboard users. */
export type LeadRowsHandle = {
  /** Moves the focus by this many rows. */
  move: (by: number) => void
  /** The lead of the focused row. */
  focused: () => Lead | undefined
}

export type LeadRowsProps = {
  leads: readonly Lead[]
  /** The section under which each lead is listed; empty for a list without headings. */
  sections: ReadonlyMap<string, LeadSection>
  arrived: ReadonlySet<string>
  /** Leads with changes that are shown and not sent yet. */
  unsent: ReadonlySet<string>
  members: readonly StaffMember[]
  now: number
  /** Whether the server has older leads than those loaded. */
  more: boolean
  onEnd: () => void
  handle: Ref<LeadRowsHandle>
  selection: Pick<Selection, 'on' | 'ids' | 'toggle' | 'extend'>
}

/** The rows of the inbox, cards on phones and a table on wide screens; only the visible rows are rendered. */
export function LeadRows(props: LeadRowsProps) {
  const { leads, sections, arrived, unsent, members, now, more, onEnd, handle, selection } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const focusedId = useRef<string>(undefined)
  const focusedIndex = () => leads.findIndex(({ id }) => id === focusedId.current)
  const listed = useMemo(() => withHeadings(leads, sections, more), [leads, sections, more])
  const placeOf = (id: string | undefined) => listed.findIndex((row) => 'lead' in row && row.lead.id === id)

  const rows = useWindowVirtualizer({
    count: listed.length,
    estimateSize: (index) => {
      const row = listed[index]
      if (row && 'heading' in row) return ROW_PX.heading
      return matchMedia(CARDS).matches ? ROW_PX.card : ROW_PX.line
    },
    getItemKey: (index) => {
      const row = listed[index]
      if (!row) return index
      return 'heading' in row ? row.heading : row.lead.id
    },
    overscan: OVERSCAN,
    scrollMargin: top,
    // The focused row stays rendered, or keyboard users would lose their place when it leaves the viewport.
    rangeExtractor: (range) => {
      const index = placeOf(focusedId.current)
      const shown = defaultRangeExtractor(range)
      return index === -1 || shown.includes(index) ? shown : [...shown, index].sort((a, b) => a - b)
    },
  })
  const items = rows.getVirtualItems()

  useLayoutEffect(() => {
    const at = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    if (at !== top) setTop(at)
  })
  const lastShown = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (more && lastShown >= listed.length - ASK_AHEAD) onEnd()
  }, [more, lastShown, listed.length, onEnd])

  const { stopClick, ...press } = useLongPress((target) => {
    const id = leadAt(target)
    if (id) selection.toggle(id)
  })
  useImperativeHandle(handle, () => ({
    focused: () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-lead]')
      return leads.find(({ id }) => id === row?.dataset.lead)
    },
    move: (by) => {
      const index = Math.min(leads.length - 1, Math.max(0, focusedIndex() + by))
      const id = leads[index]?.id
      if (!id) return
      focusedId.current = id
      rows.scrollToIndex(placeOf(id))
      focusRow(list.current, id)
    },
  }))

  return (
    <div className={styles.table} data-selecting={selection.on || undefined}>
      {/* Visual only: every cell has its own label for screen readers. */}
      <p className={styles.heads} aria-hidden="true">
        <span>Traveller</span>
        <span>Phone</span>
        <span>Trip</span>
        <span>Amount</span>
        <span>Arrived</span>
        <span>Owner</span>
        <span>Status</span>
      </p>
      <ul
        ref={list}
        className={styles.rows}
        style={{ height: rows.getTotalSize() }}
        {...press}
        onClickCapture={(event) => {
          if (stopClick(event)) return
          const id = leadAt(event.target as Element)
          if (!event.shiftKey || !id) return
          // A link would open another window.
          event.preventDefault()
          event.stopPropagation()
          selection.extend(id)
        }}
        onMouseDown={(event) => {
          // The browser would select the text between the two clicks.
          if (event.shiftKey) event.preventDefault()
        }}
        onFocus={(event) => {
          focusedId.current = leadAt(event.target)
        }}
      >
        {items.map(({ index, start, key }) => {
          const row = listed[index]
          if (!row) return null
          const place = {
            ref: rows.measureElement,
            'data-index': index,
            style: { transform: `translateY(${start - top}px)` },
          }
          if ('heading' in row)
            return (
              <li key={key} {...place} className={styles.section}>
                <h2>
                  {SECTION_LABELS[row.heading]}{' '}
                  <span className={styles.count}>
                    {row.count}
                    {row.more && '+'}
                  </span>
                </h2>
              </li>
            )
          const { lead } = row
          return (
            <li
              key={key}
              {...place}
              data-lead={lead.id}
              aria-posinset={row.index + 1}
              aria-setsize={more ? -1 : leads.length}
              className={styles.row}
              data-arrived={arrived.has(lead.id) || undefined}
              data-selected={selection.ids.has(lead.id) || undefined}
            >
              <LeadRow
                lead={lead}
                unsent={unsent.has(lead.id)}
                members={members}
                now={now}
                level={sections.size > 0 ? 3 : 2}
              />
              {selection.on && (
                <label className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${lead.name ?? 'the erased lead'}, ${lead.reference}`}
                    checked={selection.ids.has(lead.id)}
                    onChange={() => selection.toggle(lead.id)}
                  />
                </label>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function leadAt(target: Element): string | undefined {
  return target.closest<HTMLElement>('[data-lead]')?.dataset.lead
}

// The row may not be rendered yet.
function focusRow(list: HTMLElement | null, id: string, tries = 20): void {
  const link = list?.querySelector<HTMLElement>(`[data-lead="${id}"] a`)
  if (link) link.focus({ preventScroll: false })
  else if (tries > 0) requestAnimationFrame(() => focusRow(list, id, tries - 1))
}
