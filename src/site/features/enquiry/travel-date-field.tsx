import { type FocusEvent, lazy, type PointerEvent, Suspense, useRef, useState } from 'react'
import { indianDay, toIsoDate, toShownDate } from '../../../contract/travel-date.ts'
import { formText } from '../../../language/form.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { maskDate } from './date-mask.ts'
import type { EnquiryFieldProps } from './fields.tsx'
import styles from './travel-date-field.module.css'
import { useDismissal } from './use-dismissal.ts'

const Calendar = lazy(() =>
  import('./calendar.tsx').then(
    ({ Calendar }) => ({ default: Calendar }),
    () => ({ default: NoCalendar }),
  ),
)

/**
 * A date one can type as dd-MM-yyyy, or pick: the calendar opens when the field is tapped, or focused while it has no date, and closes on a
 * pick, a whole date typed, a tap elsewhere or Escape (spec 1 §4 "Date picker"). Without JavaScript it is a text field.
 */
export function TravelDateField({
  id,
  name,
  initial,
  error,
}: EnquiryFieldProps & { name: 'travel_date' | 'date' }) {
  const t = formText()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(initial ?? '')
  const [open, setOpen] = useState<false | 'by pointer' | 'by key'>(false)
  const [shown, setShown] = useState(initial ?? '')
  useDismissal(box, open !== false, (way) =>
    way === 'escape' ? pick(input.current?.value ?? '') : setOpen(false),
  )

  const write = (text: string) => {
    if (!input.current) return
    input.current.value = text
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const pick = (text: string) => {
    write(text)
    // The focus goes back without opening the calendar again.
    setOpen(false)
    input.current?.focus({ preventScroll: true })
    setOpen(false)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
  }
  // On a touch screen the keyboard would cover the calendar.
  const press = ({ pointerType }: PointerEvent) => {
    if (input.current) input.current.inputMode = pointerType === 'touch' ? 'none' : 'numeric'
  }

  return (
    <Field id={id} label={t.labels.travel_date} required error={error}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the focus leaving its controls
        <div ref={box} className={styles.box} onBlur={leave}>
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t.datePrompt}
            defaultValue={initial}
            onPointerDown={press}
            // A date that is whole stays as it is when the focus comes back from a dialog or another window.
            onFocus={({ currentTarget }) => {
              if (!toIsoDate(currentTarget.value)) setOpen('by pointer')
            }}
            onClick={() => setOpen('by pointer')}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setOpen('by key')
            }}
            onInput={({ currentTarget }) => {
              const masked = maskDate(currentTarget.value, before.current)
              if (masked !== currentTarget.value) currentTarget.value = masked
              before.current = masked
              setShown(masked)
              // A completely typed date is enough: the calendar closes and the next field is reachable.
              if (toIsoDate(masked)) setOpen(false)
            }}
          />
          <div className={styles.buttons}>
            {shown && (
              <button
                type="button"
                className={styles.button}
                aria-label={t.clearDate}
                onClick={() => pick('')}
              >
                <Icon name="close" />
              </button>
            )}
            <button
              type="button"
              className={styles.button}
              aria-label={t.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={open !== false}
              onClick={() => setOpen(open ? false : 'by key')}
            >
              <Icon name="calendar" />
            </button>
          </div>
          {open && (
            <div ref={reveal} role="dialog" aria-label={t.calendar} className={styles.calendar}>
              <Suspense fallback={<div className={styles.waiting} />}>
                <Calendar key={open} shown={shown} onPick={pick} takeFocus={open === 'by key'} />
              </Suspense>
              <p className={styles.hint}>{t.dateExample(toShownDate(indianDay(new Date())))}</p>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

/** Shown only when the calendar's script cannot be loaded. */
function NoCalendar() {
  return <p className={styles.missing}>{formText().noCalendar}</p>
}

function reveal(calendar: HTMLElement | null) {
  calendar?.scrollIntoView({ block: 'nearest' })
}
