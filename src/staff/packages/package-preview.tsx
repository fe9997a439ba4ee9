import * as v from 'valibot'
import { type Destination, PackageSchema } from '../../contract/catalogue.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { PackagePage } from '../../site/features/package/package-page.tsx'

/** A preview of a package's page, or the fields that are still missing. */
export function PackagePreview({ fields }: { fields: StaffPackage['fields'] }) {
  const parsed = v.safeParse(PackageSchema, { key: 'preview', totalGuests: 2, ...fields })
  if (!parsed.success) {
    const missing = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.message))
    return <p>Not complete yet: {[...missing].join(', ')}.</p>
  }
  const { country, destination } = parsed.output
  const place = { slug: destination, name: country, country } as Destination
  return <PackagePage pkg={parsed.output} destination={place} similar={[]} onEnquire={() => {}} />
}
