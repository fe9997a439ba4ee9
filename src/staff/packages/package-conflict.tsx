import { useEffect, useRef } from 'react'
import type { PackageWithVersions } from './package-api.ts'
import styles from './package-conflict.module.css'
import { type MergedForm, PACKAGE_FIELDS, shownText, toFormTexts } from './package-form.ts'
import { versionAuthor } from './package-text.ts'

const LABELS = new Map<string, string>(PACKAGE_FIELDS.map(({ name, label }) => [name, label]))

/**
 * Says that a colleague saved the package first, which fields were updated, and which differ from the user's own text.
 */
export function PackageConflict({
  userId,
  merged,
  theirs,
}: {
  userId: string
  merged: MergedForm
  theirs: PackageWithVersions
}) {
  const texts = toFormTexts(theirs)
  const message = useRef<HTMLDivElement>(null)
  // The message is above the form, but the button that was pressed is below it, so the message takes the focus.
  useEffect(() => message.current?.focus(), [])
  const by = theirs.versions.find(({ version }) => version === theirs.version) ?? theirs
  const isOwn = by.actor === userId
  return (
    <div role="alert" ref={message} tabIndex={-1} className={styles.conflict}>
      <p>
        <strong>
          {isOwn ? 'You saved this package elsewhere' : `${whoOf(by)} changed this package`} in the meantime
        </strong>{' '}
        ({versionAuthor(by)}). Nothing you typed is lost, and nothing of it is saved yet.
      </p>
      {merged.taken.length > 0 && (
        <p>
          Taken from {isOwn ? 'there' : 'them'} into the form: {merged.taken.map(labelOf).join(', ')}.
        </p>
      )}
      {merged.both.length > 0 && (
        <>
          <p>
            {isOwn
              ? 'Changed here and there; saving replaces the text saved there with this one:'
              : 'Changed by both of you; saving replaces their text with yours:'}
          </p>
          <dl>
            {merged.both.map((name) => (
              <div key={name}>
                <dt>
                  {labelOf(name)}, {isOwn ? 'as saved there' : 'theirs'}
                </dt>
                <dd>{shownText(name, texts[name] ?? '')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>Check your changes, then save again.</p>
    </div>
  )
}

function whoOf({ at }: { at: string | null }): string {
  return at === null ? 'A new release' : 'A colleague'
}

function labelOf(name: string): string {
  return LABELS.get(name) ?? name
}
