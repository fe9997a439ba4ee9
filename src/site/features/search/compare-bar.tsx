import { localAddress } from '../../../language/current.ts'
import { findingText } from '../../../language/finding.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from './compare-bar.module.css'
import { compareHref, MAX_COMPARED, type PackageSearch } from './package-search.ts'
import { SEARCH_FORM } from './search-form.tsx'

export type CompareBarProps = {
  selected: readonly { key: string; title: string }[]
  /** Hotel category that the prices of the cards are for. */
  stars: PackageSearch['stars']
  onClear: () => void
}

/** The selected packages and the link that compares them; stays visible while the list scrolls. */
export function CompareBar({ selected, stars, onClear }: CompareBarProps) {
  const t = findingText()
  const count = selected.length
  return (
    <>
      <noscript>
        <Button
          type="submit"
          variant="quiet"
          form={SEARCH_FORM}
          formAction={localAddress('/compare')}
          // The form does not have the category that the text asks for.
          {...(stars && { name: 'stars', value: stars })}
        >
          {t.compareSelected}
        </Button>
      </noscript>
      {count > 0 && (
        <section aria-label={t.toCompare} className={styles.bar}>
          <p className={styles.count}>
            {count === 1 ? t.selectMore : t.selectedOf(String(count), String(MAX_COMPARED))}
            <span className={styles.titles}> {selected.map(({ title }) => title).join(' · ')}</span>
          </p>
          <Button
            variant="night"
            size="small"
            onClick={() => {
              onClear()
              announce(t.noneSelected)
            }}
          >
            {t.clear}
          </Button>
          {count > 1 && (
            <ButtonLink
              href={compareHref(
                selected.map(({ key }) => key),
                stars,
              )}
              size="small"
            >
              {t.compare}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
