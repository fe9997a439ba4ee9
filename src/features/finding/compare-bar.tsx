import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './compare-bar.module.css'
import { FINDER_FORM } from './finder-form.tsx'
import { compareHref, MOST_COMPARED } from './finding.ts'

export type CompareBarProps = { ticked: readonly { key: string; title: string }[]; onClear: () => void }

/** What is ticked, and the way to see it side by side; stays in sight while the list is scrolled. */
export function CompareBar({ ticked, onClear }: CompareBarProps) {
  const count = ticked.length
  return (
    <>
      <noscript>
        <Button type="submit" variant="quiet" form={FINDER_FORM} formAction="/compare">
          Compare the ticked packages
        </Button>
      </noscript>
      {count > 0 && (
        <section aria-label="Packages to compare" className={styles.bar}>
          <p className={styles.count}>
            {count === 1 ? 'Tick one or two more' : `${count} of ${MOST_COMPARED}`}
            <span className={styles.titles}> {ticked.map(({ title }) => title).join(' · ')}</span>
          </p>
          <Button variant="night" size="small" onClick={onClear}>
            Clear
          </Button>
          {count > 1 && (
            <ButtonLink href={compareHref(ticked.map(({ key }) => key))} size="small">
              Compare
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
