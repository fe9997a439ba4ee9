import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './version-list.module.css'

export type VersionListProps = {
  title: string
  /** Newest first. */
  versions: readonly { version: number; words: string }[]
  present: number
  /** While something is being saved, or waits to be: bringing a version back would overwrite it. */
  disabled: boolean
  /** Saves an older version as the newest one. */
  onRestore: (version: number) => void
}

/** Every version of something, each of which can be brought back, which makes a new one. */
export function VersionList({ title, versions, present, disabled, onRestore }: VersionListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.versions}>
        {versions.map(({ version, words }) => (
          <li key={version}>
            <span>{words}</span>
            {version === present ? (
              <strong>present</strong>
            ) : (
              <Button variant="plain" size="small" disabled={disabled} onClick={() => onRestore(version)}>
                Bring back<span className="visually-hidden"> version {version}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
