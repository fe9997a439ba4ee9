import type { StaffPackage } from '../../contract/package-edit.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './packages-page.module.css'

const TONES = { draft: 'marigold', published: 'success', archived: 'paper' } as const

/** The package table (spec 2 §2 "/admin"): every package in every state, each a way to its edit page. */
export function PackagesPage({ packages }: { packages: StaffPackage[] }) {
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Packages</h1>
        <ButtonLink href="/admin/add">Add a package</ButtonLink>
      </header>
      {packages.length === 0 ? (
        <p>No packages found.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label="Package table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Package</th>
                <th scope="col">Destination covered</th>
                <th scope="col">Price</th>
                <th scope="col">Country</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {packages.map(({ id, state, fields }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={`/admin/edit/${id}`}>{String(fields.packageName)}</Link>
                  </th>
                  <td>{String(fields.destinationCovered ?? '')}</td>
                  <td>
                    {typeof fields.totalPackagePrice === 'number' && formatRupees(fields.totalPackagePrice)}
                  </td>
                  <td>{String(fields.country ?? '')}</td>
                  <td>
                    <Badge tone={TONES[state]}>{state}</Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

/** The plain list of packages (spec 2 §2 "/admin/Package"). */
export function PackageNames({ packages }: { packages: StaffPackage[] }) {
  return (
    <>
      <h1 tabIndex={-1}>All packages</h1>
      {packages.length === 0 ? (
        <p>No packages found.</p>
      ) : (
        <ul className={styles.names}>
          {packages.map(({ id, fields }) => (
            <li key={id}>
              <Link href={`/admin/edit/${id}`}>{String(fields.packageName)}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
