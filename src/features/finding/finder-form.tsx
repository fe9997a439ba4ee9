import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { BUDGETS, REGIONS, STAYS } from '../../catalogue/filters.ts'
import { MONTHS } from '../../catalogue/months.ts'
import { SORTS } from '../../catalogue/sort.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { THEMES } from '../../contract/themes.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './finder-form.module.css'
import { type Finding, readFinding } from './finding.ts'
import { capital, regionText, wishesOf } from './wish-words.ts'

/** Long enough for the next letter, short enough to feel live. */
const TYPING_PAUSE_MS = 200
/** Id of the form, for the ticks on the cards outside it. */
export const FINDER_FORM = 'finder'

/** `typing` and `ticked` are small steps, at none of which Back should stop. */
export type Change = 'typing' | 'chosen' | 'ticked'

export type FinderFormProps = {
  finding: Finding
  onFind: (finding: Finding, how: Change) => void
  /** Ticked packages that have no card on the page to carry their tick. */
  unseenTicks: readonly string[]
}

/**
 * Words and filters. Every change looks at once; without JavaScript the button does. The browser holds what is typed, so
 * that nothing is lost to a render; the address is written into the form only when it changed by itself (Back, a link).
 */
export function FinderForm({ finding, onFind, unseenTicks }: FinderFormProps) {
  const { form, look, lookSoon } = useFinderForm(finding, onFind)
  const onChosen = () => look('chosen')
  const set = wishesOf(finding).length
  return (
    <search aria-label="Packages">
      <form
        ref={form}
        id={FINDER_FORM}
        action="/packages"
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onChosen()
        }}
      >
        <div className={styles.words}>
          <label htmlFor="finder-q" className="visually-hidden">
            Search packages
          </label>
          <Icon name="search" className={styles.sign} />
          <input
            id="finder-q"
            name="q"
            type="search"
            className={styles.input}
            placeholder="Bali, houseboat, tea gardens …"
            defaultValue={finding.q}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={() => lookSoon()}
          />
          <Button type="submit">Search</Button>
        </div>
        <details className={styles.fold}>
          <summary className={styles.summary}>
            Filters and order{set > 0 && ` (${set} set)`} <Icon name="chevron" className={styles.chevron} />
          </summary>
        </details>
        <div className={styles.wishes}>
          <Choice
            name="budget"
            label="Budget for two"
            any="Any budget"
            value={finding.budget}
            onChosen={onChosen}
          >
            {BUDGETS.map((budget) => [budget, `up to ${formatRupees(budget)}`])}
          </Choice>
          <Choice name="nights" label="Nights" any="Any length" value={finding.nights} onChosen={onChosen}>
            {STAYS.map(({ id, text }) => [id, text])}
          </Choice>
          <Choice name="theme" label="Theme" any="Any theme" value={finding.theme} onChosen={onChosen}>
            {THEMES.map((theme) => [theme, capital(theme)])}
          </Choice>
          <Choice name="month" label="Month" any="Any month" value={finding.month} onChosen={onChosen}>
            {MONTHS.map((month, index) => [index + 1, month])}
          </Choice>
          <Choice
            name="region"
            label="Where"
            any="India and abroad"
            value={finding.region}
            onChosen={onChosen}
          >
            {REGIONS.map((region) => [region, regionText(region)])}
          </Choice>
          <Choice name="sort" label="Order" any="Best match first" value={finding.sort} onChosen={onChosen}>
            {SORTS.map(({ id, text }) => [id, text])}
          </Choice>
        </div>
        {finding.all && <input type="hidden" name="all" value="true" />}
        {unseenTicks.map((key) => (
          <input key={key} type="hidden" name="p" value={key} />
        ))}
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** The choice that asks for nothing. */
  any: string
  value: string | number | undefined
  onChosen: () => void
  children: readonly (readonly [string | number, string])[]
}

function Choice({ name, label, any, value, onChosen, children }: ChoiceProps): ReactNode {
  return (
    <Field label={label} required>
      {({ required: _, ...control }) => (
        <select {...control} name={name} defaultValue={value ?? ''} onChange={onChosen}>
          <option value="">{any}</option>
          {children.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What the form with all its ticks says now. */
export function readFinderForm(form: HTMLFormElement): Finding {
  const data = new FormData(form)
  return readFinding({ ...Object.fromEntries(data), p: data.getAll('p') })
}

function useFinderForm(finding: Finding, onFind: FinderFormProps['onFind']) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)

  const look = useEffectEvent((how: Change) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (form.current) onFind(readFinderForm(form.current), how)
  })
  const lookSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => look('typing'), TYPING_PAUSE_MS)
  })

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // More is being typed than the address knows.
    if (!form.current || timer.current !== undefined) return
    const words = form.current.elements.namedItem('q')
    const typedEarly = isFirst.current && words === document.activeElement
    isFirst.current = false
    if (typedEarly && readFinderForm(form.current).q !== finding.q) return lookSoon()
    writeFinderForm(form.current, finding)
  }, [finding])

  return { form, look, lookSoon }
}

function writeFinderForm(form: HTMLFormElement, finding: Finding): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (control.type === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = finding.p?.includes(control.value) ?? false
      continue
    }
    const value = String(finding[control.name as keyof Finding] ?? '')
    // `goa ` in the field and `goa` in the address are the same.
    if (control.value.trim() !== value) control.value = value
  }
}
