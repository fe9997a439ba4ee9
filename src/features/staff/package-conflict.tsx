import { useEffect, useRef } from 'react'
import type { PackageWithVersions } from './package-api.ts'
import styles from './package-conflict.module.css'
import { type Merged, PACKAGE_FIELDS, toTyped } from './package-form.ts'
import { madeBy } from './package-words.ts'

const LABELS = new Map<string, string>(PACKAGE_FIELDS.map(({ name, label }) => [name, label]))

/** Says that another saved the package first, what was taken from them, and where one's own text stands against theirs. */
export function PackageConflict({ merged, theirs }: { merged: Merged; theirs: PackageWithVersions }) {
  const texts = toTyped(theirs)
  const message = useRef<HTMLDivElement>(null)
  // It stands above the form; the button that was pressed, below.
  useEffect(() => message.current?.focus(), [])
  const by = theirs.versions.find(({ version }) => version === theirs.version) ?? theirs
  return (
    <div role="alert" ref={message} tabIndex={-1} className={styles.conflict}>
      <p>
        <strong>Somebody changed this package in the meantime</strong> ({madeBy(by)}). Nothing you typed is
        lost, and nothing of it is saved yet.
      </p>
      {merged.taken.length > 0 && (
        <p>Taken from them into the form: {merged.taken.map(labelOf).join(', ')}.</p>
      )}
      {merged.both.length > 0 && (
        <>
          <p>Changed by both of you; saving puts yours in the place of theirs:</p>
          <dl>
            {merged.both.map((name) => (
              <div key={name}>
                <dt>{labelOf(name)}, theirs</dt>
                <dd>{texts[name]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>Look it over, then save again.</p>
    </div>
  )
}

function labelOf(name: string): string {
  return LABELS.get(name) ?? name
}
