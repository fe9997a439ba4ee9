import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import styles from './lead-list.module.css'
import { LeadRow } from './lead-row.tsx'

/** What a row is taken for until it has been measured, in px: a line at a desk, a card on a phone. */
const ROW_PX = { line: 76, card: 168 }
const CARDS = '(width <= 900px)'
const OVERSCAN = 8
/** So many rows before the end, the next page is asked for. */
const ASK_AHEAD = 15

/** Moves through the rows, for the keyboard. */
export type LeadRowsHandle = {
  /** Goes so many rows on from the one that has focus. */
  move: (by: number) => void
  /** The lead whose row has focus. */
  focused: () => Lead | undefined
}

export type LeadRowsProps = {
  leads: readonly Lead[]
  arrived: ReadonlySet<string>
  members: readonly StaffMember[]
  now: number
  /** Whether there are older ones than those loaded. */
  more: boolean
  onEnd: () => void
  handle: Ref<LeadRowsHandle>
}

/** The inbox's rows – cards on a phone, a table's lines at a desk –, of which only those in sight are there. */
export function LeadRows({ leads, arrived, members, now, more, onEnd, handle }: LeadRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const focusedId = useRef<string>(undefined)
  const focusedIndex = () => leads.findIndex(({ id }) => id === focusedId.current)

  const rows = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => (matchMedia(CARDS).matches ? ROW_PX.card : ROW_PX.line),
    getItemKey: (index) => leads[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    // The row with focus stays, or a keyboard would lose its place when it leaves the screen.
    rangeExtractor: (range) => {
      const index = focusedIndex()
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
    if (more && lastShown >= leads.length - ASK_AHEAD) onEnd()
  }, [more, lastShown, leads.length, onEnd])

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
      rows.scrollToIndex(index)
      focusRow(list.current, id)
    },
  }))

  return (
    <div className={styles.table}>
      {/* For the eye: every cell says by itself what it is. */}
      <p className={styles.heads} aria-hidden="true">
        <span>Traveller</span>
        <span>Trip</span>
        <span>Arrived</span>
        <span>Owner</span>
        <span>Status</span>
      </p>
      <ul
        ref={list}
        className={styles.rows}
        style={{ height: rows.getTotalSize() }}
        onFocus={(event) => {
          focusedId.current = event.target.closest<HTMLElement>('[data-lead]')?.dataset.lead
        }}
      >
        {items.map(({ index, start, key }) => {
          const lead = leads[index]
          return (
            lead && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-lead={lead.id}
                aria-posinset={index + 1}
                aria-setsize={more ? -1 : leads.length}
                className={styles.row}
                data-arrived={arrived.has(lead.id) || undefined}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <LeadRow lead={lead} members={members} now={now} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

// The row may still be on its way onto the page.
function focusRow(list: HTMLElement | null, id: string, tries = 20): void {
  const link = list?.querySelector<HTMLElement>(`[data-lead="${id}"] a`)
  if (link) link.focus({ preventScroll: false })
  else if (tries > 0) requestAnimationFrame(() => focusRow(list, id, tries - 1))
}
