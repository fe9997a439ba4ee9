import type { PackageEdit, StaffPackage } from '../../contract/package-edit.ts'
import { Button } from '../../ui/button.tsx'
import styles from './edit-package-page.module.css'
import { madeBy } from './package-words.ts'

type PackageVersionsProps = {
  versions: StaffPackage[]
  present: number
  /** While something is being saved, or waits to be: bringing a version back would overwrite it. */
  disabled: boolean
  /** Saves an older version's fields as the newest one. */
  onRestore: (fields: PackageEdit) => void
}

/** Every version of a package, newest first; an older one can be brought back, which makes a new one. */
export function PackageVersions({ versions, present, disabled, onRestore }: PackageVersionsProps) {
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ol className={styles.versions}>
        {versions.map(({ version, fields, ...made }) => (
          <li key={version}>
            <span>
              {version === 0 ? 'As it came with the site' : `Version ${version}, ${madeBy(made)}`} (
              {made.state})
            </span>
            {version === present ? (
              <strong>present</strong>
            ) : (
              <Button
                variant="plain"
                size="small"
                disabled={disabled}
                onClick={() => onRestore(fields as PackageEdit)}
              >
                Bring back<span className="visually-hidden"> version {version}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
