import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Facets } from '../../../catalogue/facets.ts'
import type { Filter } from '../../../catalogue/filters.ts'
import { SORTS } from '../../../catalogue/sort.ts'
import { localAddress } from '../../../language/current.ts'
import { findingText } from '../../../language/finding.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FacetSelect } from './facet-select.tsx'
import { filterText } from './filter-text.ts'
import { preloadSearch } from './load-search.ts'
import { activeFilters, eachText, type PackageSearch, parseSearch, searchParams } from './package-search.ts'
import styles from './search-form.module.css'

/** Debounce between key presses and the search, ms. */
const TYPING_PAUSE_MS = 200
/** Id of the form, for the compare checkboxes on the cards outside it. */
export const SEARCH_FORM = 'finder'

/** `typing` and `selected` replace the history entry, so that Back does not stop at each of them. */
export type Change = 'typing' | 'chosen' | 'selected'

/** The filters besides the budget. */
const SELECTS = ['nights', 'month', 'place', 'region', 'from', 'flights', 'stars', 'visa', 'theme'] as const

export type SearchFormProps = {
  search: PackageSearch
  facets: Facets
  onSearch: (search: PackageSearch, how: Change) => void
  /** Packages selected for comparison that have no card on the page, kept as hidden fields. */
  hiddenSelected: readonly string[]
  /** The first rendering after a link shows only the chosen option of each filter: there are a hundred in all. */
  isWhole: boolean
  /** The first rendering on a phone, where the filters are collapsed: it has the chosen ones as hidden fields. */
  isCollapsed: boolean
}

/**
 * Search field and filters. Every change searches at once; without JavaScript the button does. The inputs are
 * uncontrolled, so that a render never overwrites typing; the form is reset only when the URL changed elsewhere (Back,
 * a link).
 */
export function SearchForm({
  search,
  facets,
  onSearch,
  hiddenSelected,
  isWhole,
  isCollapsed,
}: SearchFormProps) {
  const { form, submitSearch, searchSoon } = useSearchForm(search, onSearch)
  const onChosen = () => submitSearch('chosen')
  const set = activeFilters(search).length
  const t = findingText()
  return (
    <search aria-label={t.packages}>
      <form
        ref={form}
        id={SEARCH_FORM}
        action={localAddress('/packages')}
        method="get"
        className={styles.form}
        onFocus={preloadSearch}
        onSubmit={(event) => {
          event.preventDefault()
          onChosen()
        }}
      >
        <div className={styles.words}>
          <label htmlFor="finder-q" className="visually-hidden">
            {t.searchPackages}
          </label>
          <Icon name="search" className={styles.sign} />
          <input
            id="finder-q"
            name="q"
            type="search"
            className={styles.input}
            placeholder={t.prompt}
            defaultValue={search.q}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={() => searchSoon()}
          />
          <Button type="submit">{t.search}</Button>
        </div>
        <details className={styles.fold}>
          <summary className={styles.summary}>
            {set > 0 ? t.filtersSet(String(set)) : t.filters}{' '}
            <Icon name="chevron" className={styles.chevron} />
          </summary>
        </details>
        {isCollapsed ? (
          <ChosenFilters search={search} />
        ) : (
          <Filters search={search} facets={facets} isWhole={isWhole} onChosen={onChosen} />
        )}
        {search.all && <input type="hidden" name="all" value="true" />}
        {hiddenSelected.map((key) => (
          <input key={key} type="hidden" name="p" value={key} />
        ))}
      </form>
    </search>
  )
}

type FiltersProps = Pick<SearchFormProps, 'search' | 'facets' | 'isWhole'> & { onChosen: () => void }

function Filters({ search, facets, isWhole, onChosen }: FiltersProps) {
  const t = findingText()
  const shown = (filter: Filter) =>
    facets[filter]
      .filter(({ value }) => isWhole || String(value) === String(search[filter]))
      .map((option) => ({ ...option, text: filterText(filter, option) }))
  return (
    <div className={styles.wishes}>
      <FacetSelect
        name="budget"
        label={t.labels.budget}
        any={t.any.budget}
        value={search.each ? eachText(search.each) : search.budget}
        onChosen={onChosen}
        options={[
          { label: t.forTwo, options: shown('budget') },
          {
            label: t.perPerson,
            options: shown('each').map((each) => ({ ...each, value: eachText(Number(each.value)) })),
          },
        ]}
      />
      {SELECTS.map((name) => (
        <FacetSelect
          key={name}
          name={name}
          label={t.labels[name]}
          any={t.any[name]}
          value={search[name]}
          onChosen={onChosen}
          options={shown(name)}
        />
      ))}
      <Field label={t.order} required>
        {({ required: _, ...control }) => (
          <select {...control} name="sort" defaultValue={search.sort ?? ''} onChange={onChosen}>
            <option value="">{t.bestMatch}</option>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

function ChosenFilters({ search }: { search: PackageSearch }) {
  const { q: _text, all: _all, p: _selected, ...filters } = searchParams(search)
  return Object.entries(filters).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ))
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
  const router = useRouter()

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
  // Back before the results of what was typed are there: the page's own search has not changed.
  const showSearch = useEffectEvent(() => {
    if (form.current && timer.current === undefined) writeSearchForm(form.current, search)
  })
  useEffect(() => router.subscribe('onResolved', showSearch), [router])

  return { form, submitSearch, searchSoon }
}

function writeSearchForm(form: HTMLFormElement, search: PackageSearch): void {
  const values = searchParams(search)
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (control.type === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = search.p?.includes(control.value) ?? false
      continue
    }
    const value = String(values[control.name] ?? '')
    // `goa ` in the field and `goa` in the URL are the same search.
    if (control.value.trim() !== value) control.value = value
  }
}
