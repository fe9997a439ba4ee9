import type { ReactNode } from 'react'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './edit-package-page.module.css'
import type { PackageWithVersions } from './package-api.ts'
import { STATE_TONES } from './package-words.ts'

export type PackageSheetProps = {
  pkg: PackageWithVersions
  /** The page as travellers see it. */
  preview: (fields: StaffPackage['fields']) => ReactNode
}

/** A package for those who sell it and do not write it: everything a traveller reads, to be looked up on the phone. */
export function PackageSheet({ pkg, preview }: PackageSheetProps) {
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{String(pkg.fields.packageName ?? 'Package')}</h1>
        <Badge tone={STATE_TONES[pkg.state]}>{pkg.state}</Badge>
      </header>
      <p className={styles.about}>Managers and owners write this. Tell them what is wrong.</p>
      <div className={styles.preview}>{preview(pkg.fields)}</div>
    </>
  )
}
