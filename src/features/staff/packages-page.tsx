import { useState } from 'react'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import type { PackageList } from './package-api.ts'
import { STATE_TONES } from './package-words.ts'
import styles from './packages-page.module.css'

type PackagesPageProps = PackageList & {
  /** Slug of the place whose packages are shown; empty for all. */
  place: string
  /** Whether one may change them, or only look. */
  mayEdit: boolean
  onPlace: (slug: string) => void
}

/** The package table (spec 2 §2 "/admin"): every package in every state, each a way to its edit page. */
export function PackagesPage({ packages, places, place, mayEdit, onPlace }: PackagesPageProps) {
  const [wanted, setWanted] = useState('')
  const shown = packages.filter(
    ({ fields }) =>
      (place === '' || fields.destination === place) &&
      nameOf(fields).toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const placeName = places.find(({ slug }) => slug === place)?.name
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Packages</h1>
        {mayEdit && <ButtonLink href="/admin/add">Add a package</ButtonLink>}
      </header>
      <search className={styles.filters}>
        <Field label="Sold under" required>
          {({ required: _, ...control }) => (
            <select {...control} value={place} onChange={(event) => onPlace(event.target.value)}>
              <option value="">All places</option>
              {places.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Name contains" required>
          {({ required: _, ...control }) => (
            <input
              {...control}
              type="search"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          )}
        </Field>
        {placeName && mayEdit && (
          <ButtonLink variant="quiet" href={`/admin/order/${place}`}>
            Order of the {placeName} packages
          </ButtonLink>
        )}
      </search>
      <p role="status" className={styles.count}>
        {shown.length === 0 ? 'No packages found.' : `${shown.length} of ${packages.length} packages`}
      </p>
      {shown.length > 0 && <PackageTable packages={shown} />}
    </>
  )
}

function PackageTable({ packages }: { packages: StaffPackage[] }) {
  return (
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
              <Link href={`/admin/edit/${id}`}>{nameOf(fields)}</Link>
            </th>
            <td>{String(fields.destinationCovered ?? '')}</td>
            <td>{typeof fields.totalPackagePrice === 'number' && formatRupees(fields.totalPackagePrice)}</td>
            <td>{String(fields.country ?? '')}</td>
            <td>
              <Badge tone={STATE_TONES[state]}>{state}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The plain list of packages (spec 2 §2 "/admin/Package"). */
export function PackageNames({ packages }: Pick<PackageList, 'packages'>) {
  return (
    <>
      <h1 tabIndex={-1}>All packages</h1>
      {packages.length === 0 ? (
        <p>No packages found.</p>
      ) : (
        <ul className={styles.names}>
          {packages.map(({ id, fields }) => (
            <li key={id}>
              <Link href={`/admin/edit/${id}`}>{nameOf(fields)}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function nameOf({ packageName }: StaffPackage['fields']): string {
  return typeof packageName === 'string' ? packageName : 'Without a name'
}
