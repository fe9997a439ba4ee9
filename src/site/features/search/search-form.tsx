import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { capital } from '../../../catalogue/capital.ts'
import { BUDGETS, REGIONS, regionText, STAY_LENGTHS } from '../../../catalogue/filters.ts'
import { MONTHS } from '../../../catalogue/months.ts'
import { SORTS } from '../../../catalogue/sort.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { THEMES } from '../../../contract/themes.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { activeFilters } from './filter-text.ts'
import { type PackageSearch, parseSearch } from './package-search.ts'
import styles from './search-form.module.css'

/** Debounce between key presses and the search, ms. */
const TYPING_PAUSE_MS = 200
/** Id of the form, for the compare checkboxes on the cards outside it. */
export const SEARCH_FORM = 'finder'

/** `typing` and `selected` replace the history entry, so that Back does not stop at each of them. */
export type Change = 'typing' | 'chosen' | 'selected'

export type SearchFormProps = {
  search: PackageSearch
  onSearch: (search: PackageSearch, how: Change) => void
  /** Packages selected for comparison that have no card on the page, kept as hidden fields. */
  hiddenSelected: readonly string[]
}

/**
 * Search field and filters. Every change searches at once; without JavaScript the button does. The inputs are
 * uncontrolled, so that a render never overwrites typing; the form is reset only when the URL changed elsewhere (Back,
 * a link).
 */
export function SearchForm({ search, onSearch, hiddenSelected }: SearchFormProps) {
  const { form, submitSearch, searchSoon } = useSearchForm(search, onSearch)
  const onChosen = () => submitSearch('chosen')
  const set = activeFilters(search).length
  return (
    <search aria-label="Packages">
      <form
        ref={form}
        id={SEARCH_FORM}
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
            placeholder="Bali, houseboat, under 50k …"
            defaultValue={search.q}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={() => searchSoon()}
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
            value={search.budget}
            onChosen={onChosen}
          >
            {BUDGETS.map((budget) => [budget, `up to ${formatRupees(budget)}`])}
          </Choice>
          <Choice name="nights" label="Nights" any="Any length" value={search.nights} onChosen={onChosen}>
            {STAY_LENGTHS.map(({ id, text }) => [id, text])}
          </Choice>
          <Choice name="theme" label="Theme" any="Any theme" value={search.theme} onChosen={onChosen}>
            {THEMES.map((theme) => [theme, capital(theme)])}
          </Choice>
          <Choice name="month" label="Month" any="Any month" value={search.month} onChosen={onChosen}>
            {MONTHS.map((month, index) => [index + 1, month])}
          </Choice>
          <Choice
            name="region"
            label="Where"
            any="India and abroad"
            value={search.region}
            onChosen={onChosen}
          >
            {REGIONS.map((region) => [region, regionText(region)])}
          </Choice>
          <Choice name="sort" label="Order" any="Best match first" value={search.sort} onChosen={onChosen}>
            {SORTS.map(({ id, text }) => [id, text])}
          </Choice>
        </div>
        {search.all && <input type="hidden" name="all" value="true" />}
        {hiddenSelected.map((key) => (
          <input key={key} type="hidden" name="p" value={key} />
        ))}
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** The option that removes the filter. */
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

/** Reads the form, including the compare checkboxes. */
export function readSearchForm(form: HTMLFormElement): PackageSearch {
  const data = new FormData(form)
  return parseSearch({ ...Object.fromEntries(data), p: data.getAll('p') })
}

function useSearchForm(search: PackageSearch, onSearch: SearchFormProps['onSearch']) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)

  const submitSearch = useEffectEvent((how: Change) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (form.current) onSearch(readSearchForm(form.current), how)
  })
  const searchSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submitSearch('typing'), TYPING_PAUSE_MS)
  })

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Text that is not in the URL yet is still being typed.
    if (!form.current || timer.current !== undefined) return
    const queryInput = form.current.elements.namedItem('q')
    const typedEarly = isFirst.current && queryInput === document.activeElement
    isFirst.current = false
    if (typedEarly && readSearchForm(form.current).q !== search.q) return searchSoon()
    writeSearchForm(form.current, search)
  }, [search])

  return { form, submitSearch, searchSoon }
}

function writeSearchForm(form: HTMLFormElement, search: PackageSearch): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (control.type === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = search.p?.includes(control.value) ?? false
      continue
    }
    const value = String(search[control.name as keyof PackageSearch] ?? '')
    // `goa ` in the field and `goa` in the URL are the same search.
    if (control.value.trim() !== value) control.value = value
  }
}
