import { useState } from 'react'
import { packagePath } from '../../catalogue/packages.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import type { PackageList } from './package-api.ts'
import { STATE_TONES, scheduleText } from './package-text.ts'
import styles from './packages-page.module.css'

type PackagesPageProps = PackageList & {
  /** Slug of the destination whose packages are shown; empty for all. */
  place: string
  /** Whether the user may edit packages. */
  mayEdit: boolean
  onPlace: (slug: string) => void
}

/** The package table (spec 2 §2 "/admin", at `/admin/packages`): all packages in every state, each a link to its edit page. */
export function PackagesPage({ packages, places, place, mayEdit, onPlace }: PackagesPageProps) {
  const [wanted, setWanted] = useState('')
  const shown = packages.filter(
    ({ fields }) =>
      (place === '' || fields.destination === place) &&
      memberName(fields).toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const placeName = places.find(({ slug }) => slug === place)?.name
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Packages</h1>
        {mayEdit && (
          <p className={styles.links}>
            <ButtonLink variant="quiet" href="/admin/prices">
              Change prices
            </ButtonLink>
            <ButtonLink href="/admin/add">Add a package</ButtonLink>
          </p>
        )}
      </header>
      <search className={styles.filters}>
        <Field label="Sold under" required>
          {({ required: _, ...control }) => (
            <select {...control} value={place} onChange={(event) => onPlace(event.target.value)}>
              <option value="">All destinations</option>
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
      {shown.length > 0 && <PackageTable packages={shown} mayEdit={mayEdit} />}
    </>
  )
}

type Shown = { packages: StaffPackage[]; mayEdit: boolean }

function PackageTable({ packages, mayEdit }: Shown) {
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
        {packages.map((pkg) => {
          const { id, state, fields } = pkg
          return (
            <tr key={id}>
              <th scope="row">
                <PackageName pkg={pkg} mayEdit={mayEdit} />
              </th>
              <td>{String(fields.destinationCovered ?? '')}</td>
              <td>
                {typeof fields.totalPackagePrice === 'number' && formatRupees(fields.totalPackagePrice)}
              </td>
              <td>{String(fields.country ?? '')}</td>
              <td>
                <Badge tone={STATE_TONES[state]}>{state}</Badge>
                <Schedule pkg={pkg} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Schedule({ pkg }: { pkg: StaffPackage }) {
  const text = scheduleText(pkg, useNow())
  return text && <p className={styles.schedule}>{text}</p>
}

/** The plain list of packages (spec 2 §2 "/admin/Package"). */
export function PackageNames({ packages, mayEdit }: Shown) {
  return (
    <>
      <h1 tabIndex={-1}>All packages</h1>
      {packages.length === 0 ? (
        <p>No packages found.</p>
      ) : (
        <ul className={styles.names}>
          {packages.map((pkg) => (
            <li key={pkg.id}>
              <PackageName pkg={pkg} mayEdit={mayEdit} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

// Links to the edit page; agents get the public page instead, to share or print it.
function PackageName({ pkg: { id, state, fields }, mayEdit }: { pkg: StaffPackage; mayEdit: boolean }) {
  const name = memberName(fields)
  if (mayEdit) return <Link href={`/admin/edit/${id}`}>{name}</Link>
  const { destination } = fields
  if (state !== 'published' || typeof destination !== 'string') return name
  return (
    <Link href={packagePath({ destination, packageName: name })} target="_blank">
      {name}
    </Link>
  )
}

function memberName({ packageName }: StaffPackage['fields']): string {
  return typeof packageName === 'string' ? packageName : 'Unnamed'
}
