import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import styles from './lead-list.module.css'
import { LeadRow } from './lead-row.tsx'
import type { Selection } from './use-selection.ts'

/** Estimated height of a row before it is measured, px: a table row on wide screens, a card on phones. */
const ROW_PX = { line: 45, card: 168 }
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
  arrived: ReadonlySet<string>
  members: readonly StaffMember[]
  now: number
  /** Whether the server has older leads than those loaded. */
  more: boolean
  onEnd: () => void
  handle: Ref<LeadRowsHandle>
  selection: Pick<Selection, 'on' | 'ids' | 'toggle' | 'extend'>
}

/** The rows of the inbox, cards on phones and a table on wide screens; only the visible rows are rendered. */
export function LeadRows({ leads, arrived, members, now, more, onEnd, handle, selection }: LeadRowsProps) {
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
    // The focused row stays rendered, or keyboard users would lose their place when it leaves the viewport.
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
    <div className={styles.table} data-selecting={selection.on || undefined}>
      {/* Visual only: every cell has its own label for screen readers. */}
      <p className={styles.heads} aria-hidden="true">
        <span>Traveller</span>
        <span>Phone</span>
        <span>Trip</span>
        <span>Money</span>
        <span>Arrived</span>
        <span>Owner</span>
        <span>Status</span>
      </p>
      <ul
        ref={list}
        className={styles.rows}
        style={{ height: rows.getTotalSize() }}
        onClickCapture={(event) => {
          const id = (event.target as Element).closest<HTMLElement>('[data-lead]')?.dataset.lead
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
                data-selected={selection.ids.has(lead.id) || undefined}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <LeadRow lead={lead} members={members} now={now} />
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
          )
        })}
      </ul>
    </div>
  )
}

// The row may not be rendered yet.
function focusRow(list: HTMLElement | null, id: string, tries = 20): void {
  const link = list?.querySelector<HTMLElement>(`[data-lead="${id}"] a`)
  if (link) link.focus({ preventScroll: false })
  else if (tries > 0) requestAnimationFrame(() => focusRow(list, id, tries - 1))
}
