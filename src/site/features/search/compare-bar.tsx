import { announce } from '../../../ui/announcer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from './compare-bar.module.css'
import { compareHref, MAX_COMPARED } from './package-search.ts'
import { SEARCH_FORM } from './search-form.tsx'

export type CompareBarProps = { selected: readonly { key: string; title: string }[]; onClear: () => void }

/** The selected packages and the link that compares them; stays visible while the list scrolls. */
export function CompareBar({ selected, onClear }: CompareBarProps) {
  const count = selected.length
  return (
    <>
      <noscript>
        <Button type="submit" variant="quiet" form={SEARCH_FORM} formAction="/compare">
          Compare selected packages
        </Button>
      </noscript>
      {count > 0 && (
        <section aria-label="Packages to compare" className={styles.bar}>
          <p className={styles.count}>
            {count === 1 ? 'Select one or two more' : `${count} of ${MAX_COMPARED}`}
            <span className={styles.titles}> {selected.map(({ title }) => title).join(' · ')}</span>
          </p>
          <Button
            variant="night"
            size="small"
            onClick={() => {
              onClear()
              announce('No packages are selected for comparison.')
            }}
          >
            Clear
          </Button>
          {count > 1 && (
            <ButtonLink href={compareHref(selected.map(({ key }) => key))} size="small">
              Compare
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
