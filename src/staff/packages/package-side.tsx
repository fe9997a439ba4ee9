import type { ReactNode } from 'react'
import type { StaffPackage } from '../../contract/package-edit.ts'
import type { PackageWithVersions } from './package-api.ts'
import { packageDifferences } from './package-differences.ts'
import styles from './package-side.module.css'
import { versionAuthor } from './package-text.ts'
import { VersionDifferences } from './version-differences.tsx'
import { VersionList } from './version-list.tsx'

export type PackageSideProps = {
  pkg: PackageWithVersions
  /** Whether no version can be restored now. */
  disabled: boolean
  /** The page that travellers would see. */
  preview: ReactNode
  onRestore: (version: number) => void
}

/** What stands beside the form of a package: its versions, and the preview. */
export function PackageSide({ pkg, disabled, preview, onRestore }: PackageSideProps) {
  return (
    <aside className={styles.side} aria-label="Versions and preview">
      <VersionList
        title="Versions"
        versions={pkg.versions.map((one, at) => {
          const before = pkg.versions[at + 1]
          return {
            version: one.version,
            words: versionWords(one),
            ...(before && { details: <VersionDifferences differences={packageDifferences(before, one)} /> }),
          }
        })}
        present={pkg.version}
        disabled={disabled}
        onRestore={onRestore}
      />
      <details className={styles.preview} open={isWide()}>
        <summary>Preview</summary>
        <div className={styles.page}>{preview}</div>
      </details>
    </aside>
  )
}

function versionWords({ version, state, reason, ...made }: StaffPackage): string {
  const why = reason ? `: ${reason}` : ''
  return `${version === 0 ? 'Built-in version' : `Version ${version}, ${versionAuthor(made)}`} (${state})${why}`
}

// Opened beside the form where there is space; on a phone it would be hidden behind it.
function isWide(): boolean {
  return matchMedia('(width > 1024px)').matches
}
