import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { CompareBar } from './compare-bar.tsx'
import type { FindingResults } from './find-packages.ts'
import { type Change, FINDER_FORM, FinderForm, readFinderForm } from './finder-form.tsx'
import styles from './finder-page.module.css'
import { type Finding, findingHref, MOST_COMPARED } from './finding.ts'
import { FoundTrip } from './found-trip.tsx'
import { NothingFound } from './nothing-found.tsx'
import { countText, type Wish, wishesOf, wishText } from './wish-words.ts'

export type FinderPageProps = {
  finding: Finding
  results: FindingResults
  /** The answer to the last change is on its way. */
  isLooking: boolean
  onFind: (finding: Finding, how: Change) => void
  /** The heart on a card. */
  heart: (trip: { key: string; title: string }) => ReactNode
  /** Below the results: what was looked at before. */
  seen: ReactNode
}

/** `/packages`: every package, searched, filtered, ordered and ticked for comparing. */
export function FinderPage({ finding, results, isLooking, onFind, heart, seen }: FinderPageProps) {
  const { count, offers, ticked, waysOn, places } = results
  const shown = new Set(offers.map(({ key }) => key))
  const onTick = () => {
    const form = document.getElementById(FINDER_FORM)
    if (form instanceof HTMLFormElement) onFind(readFinderForm(form), 'ticked')
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Find your holiday</h1>
        <FinderForm
          finding={finding}
          onFind={onFind}
          unseenTicks={ticked.map(({ key }) => key).filter((key) => !shown.has(key))}
        />
        <Chips finding={finding} onFind={onFind} />
      </header>
      <section id="trips" aria-labelledby="trips-title" aria-busy={isLooking} className={styles.results}>
        <h2 id="trips-title" className="visually-hidden">
          Packages found
        </h2>
        <p role="status" className={styles.count}>
          {countText(count, finding)}
        </p>
        {count === 0 && <NothingFound ways={waysOn} places={places} />}
        <ul className={styles.grid}>
          {offers.map((offer) => (
            <FoundTrip
              key={offer.key}
              offer={offer}
              isTicked={finding.p?.includes(offer.key) ?? false}
              canTick={ticked.length < MOST_COMPARED}
              onTick={onTick}
              heart={heart(offer)}
            />
          ))}
        </ul>
        {count > offers.length && (
          <ButtonLink
            href={`${findingHref({ ...finding, all: true })}#trips`}
            byQuery
            variant="quiet"
            className={styles.all}
            onClick={inPlace(() => onFind({ ...finding, all: true }, 'ticked'))}
          >
            Show all {count}
          </ButtonLink>
        )}
        <CompareBar ticked={ticked} onClear={() => onFind(without(finding, 'p'), 'ticked')} />
      </section>
      {seen}
    </div>
  )
}

// The filters that are set, each to be taken off again: on phones they are folded away above.
function Chips({ finding, onFind }: Pick<FinderPageProps, 'finding' | 'onFind'>) {
  const set = wishesOf(finding)
  if (set.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters set">
      {set.map((wish) => (
        <li key={wish}>
          <Chip text={wishText(finding, wish)} finding={without(finding, wish)} onFind={onFind} />
        </li>
      ))}
    </ul>
  )
}

function Chip({ text, finding, onFind }: { text: string } & Pick<FinderPageProps, 'finding' | 'onFind'>) {
  return (
    <Link
      href={findingHref(finding)}
      byQuery
      className={styles.chip}
      onClick={inPlace(() => onFind(finding, 'chosen'))}
    >
      <span className="visually-hidden">Remove: </span>
      {text} <Icon name="close" />
    </Link>
  )
}

function without(finding: Finding, what: Wish | 'p'): Finding {
  const { [what]: _, ...rest } = finding
  return rest
}

// A plain tap changes the page in place, without scrolling it to its top; any other opens the link's address.
function inPlace(change: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    change()
  }
}
