import styles from './packages-page.module.css'
import type { PackageRecord } from './staff-api.ts'

/** The package table (spec 2 §2 "/admin"), once loaded. */
export function PackagesPage({ packages }: { packages: PackageRecord[] }) {
  return (
    <>
      <h1 tabIndex={-1}>Packages</h1>
      {packages.length === 0 ? (
        <p>No packages found.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Package</th>
                <th scope="col">Destination covered</th>
                <th scope="col">Price</th>
                <th scope="col">Country</th>
              </tr>
            </thead>
            <tbody>
              {packages.map((record) => (
                <tr key={record._id}>
                  <th scope="row">{record.packageName}</th>
                  <td>{record.destinationCovered}</td>
                  <td>{record.totalPackagePrice}</td>
                  <td>{record.country}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
