import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './version-list.module.css'

export type VersionListProps = {
  title: string
  /** Newest first. */
  versions: readonly { version: number; words: string; details?: ReactNode }[]
  present: number
  /** True while there are unsaved changes or a save is running: restoring a version would overwrite them. */
  disabled: boolean
  /** Saves an older version as the newest. */
  onRestore: (version: number) => void
}

/** All versions; restoring one saves it as a new version. */
export function VersionList({ title, versions, present, disabled, onRestore }: VersionListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.versions}>
        {versions.map(({ version, words, details }) => (
          <li key={version}>
            <span>{words}</span>
            {version === present ? (
              <strong>current</strong>
            ) : (
              <Button
                variant="plain"
                size="small"
                aria-disabled={disabled}
                onClick={() => onRestore(version)}
              >
                Restore<span className="visually-hidden"> version {version}</span>
              </Button>
            )}
            {details}
          </li>
        ))}
      </ol>
    </section>
  )
}
