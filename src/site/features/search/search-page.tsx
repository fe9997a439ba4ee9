import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { Facets } from '../../../catalogue/facets.ts'
import type { Filter } from '../../../catalogue/filters.ts'
import { findingText } from '../../../language/finding.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { isModifiedClick } from '../../../ui/modified-click.ts'
import { REST_HEIGHT, useRestOfPage } from '../../../ui/rest-of-page.ts'
import { useIsLoading } from '../../../ui/use-is-loading.ts'
import { countText } from './answer-text.ts'
import { CompareBar } from './compare-bar.tsx'
import { EmptyResult } from './empty-result.tsx'
import { filterText } from './filter-text.ts'
import { activeFilters, MAX_COMPARED, type PackageSearch, searchHref } from './package-search.ts'
import { type Change, readSearchForm, SEARCH_FORM, SearchForm } from './search-form.tsx'
import { SearchNotes } from './search-notes.tsx'
import type { SearchResults } from './search-packages.ts'
import styles from './search-page.module.css'
import { SearchResult } from './search-result.tsx'

/** Cards on the first screen. */
const FIRST_SCREEN = { phone: 2, wide: 4 }

export type SearchPageProps = {
  search: PackageSearch
  results: SearchResults
  onSearch: (search: PackageSearch, how: Change) => void
  /** Shown when the results of another search could not be loaded. */
  failed: ReactNode
  /** The save button of a card. */
  heart: (trip: { key: string; title: string }) => ReactNode
  /** Shown below the results: recently viewed packages. */
  seen: ReactNode
}

/** `/packages`: search, filter, sort and select packages for comparison. */
export function SearchPage({ search, results, onSearch, failed, heart, seen }: SearchPageProps) {
  const { count, offers, facets, selected, stars, suggestions, places, notes } = results
  const t = findingText()
  const isWhole = useRestOfPage()
  const isPhone = !isWhole && matchMedia('(width <= 768px)').matches
  const shown = new Set(offers.map(({ key }) => key))
  // What was typed last may still be loading.
  const onChange = (change: (newest: PackageSearch) => PackageSearch, how: Change) => {
    const form = document.getElementById(SEARCH_FORM)
    if (form instanceof HTMLFormElement) onSearch(change(readSearchForm(form)), how)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <SearchForm
          search={search}
          facets={facets}
          onSearch={onSearch}
          isWhole={isWhole}
          isCollapsed={isPhone}
          hiddenSelected={selected.map(({ key }) => key).filter((key) => !shown.has(key))}
        />
        <Chips
          search={search}
          facets={facets}
          onRemove={(filter) => onChange((newest) => without(newest, filter), 'chosen')}
        />
        {failed}
      </header>
      <Results
        id="trips"
        aria-labelledby="trips-title"
        className={styles.results}
        style={isWhole ? undefined : REST_HEIGHT}
      >
        <h2 id="trips-title" className="visually-hidden">
          {t.found}
        </h2>
        <p role="status" className={styles.count}>
          {countText(count, search, notes)}
        </p>
        <SearchNotes notes={notes} hasResults={count > 0} />
        {count === 0 && <EmptyResult suggestions={suggestions} places={places} notes={notes} />}
        <ul role="list" className={styles.grid}>
          {(isWhole ? offers : offers.slice(0, FIRST_SCREEN[isPhone ? 'phone' : 'wide'])).map((offer) => (
            <SearchResult
              key={offer.key}
              offer={offer}
              isSelected={search.p?.includes(offer.key) ?? false}
              canSelect={selected.length < MAX_COMPARED}
              onSelect={() => onChange((newest) => newest, 'selected')}
              heart={heart(offer)}
            />
          ))}
        </ul>
        {isWhole && count > offers.length && (
          <ButtonLink
            href={`${searchHref({ ...search, all: true })}#trips`}
            byQuery
            variant="quiet"
            className={styles.all}
            onClick={inPlace(() => onChange((newest) => ({ ...newest, all: true }), 'selected'))}
          >
            {t.showAll(String(count))}
          </ButtonLink>
        )}
        <CompareBar
          selected={selected}
          stars={stars}
          onClear={() => onChange((newest) => without(newest, 'p'), 'selected')}
        />
      </Results>
      {isWhole && seen}
    </div>
  )
}

// Busy while the results of the last change are loading. By itself, so that a tap on a card does not render all of them again.
function Results(props: ComponentProps<'section'>) {
  return <section {...props} aria-busy={useIsLoading()} />
}

// The active filters, each with a remove button: on phones the filter form above is collapsed.
function Chips({
  search,
  facets,
  onRemove,
}: {
  search: PackageSearch
  facets: Facets
  onRemove: (filter: Filter) => void
}) {
  const set = activeFilters(search)
  if (set.length === 0) return null
  return (
    <ul role="list" className={styles.chips} aria-label={findingText().filtersOn}>
      {set.map((filter) => (
        <li key={filter}>
          <Chip
            text={chipText(search, facets, filter)}
            search={without(search, filter)}
            onRemove={() => onRemove(filter)}
          />
        </li>
      ))}
    </ul>
  )
}

function Chip({ text, search, onRemove }: { text: string; search: PackageSearch; onRemove: () => void }) {
  return (
    <Link href={searchHref(search)} byQuery className={styles.chip} onClick={inPlace(onRemove)}>
      <span className="visually-hidden">{findingText().remove}: </span>
      {text} <Icon name="close" />
    </Link>
  )
}

// While the results of another search are still shown, its list may lack the value.
function chipText(search: PackageSearch, facets: Facets, filter: Filter): string {
  const wanted = search[filter] ?? ''
  const option = facets[filter].find(({ value }) => value === wanted)
  return option ? filterText(filter, option) : String(wanted)
}

function without(search: PackageSearch, what: Filter | 'p'): PackageSearch {
  const { [what]: _, ...rest } = search
  return rest
}

// A plain click changes the search in place, without scrolling to the top; any other click opens the link.
function inPlace(change: () => void) {
  return (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    change()
  }
}
