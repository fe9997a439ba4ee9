import type { Policy } from '../contract/copy.ts'
import { PolicyPage } from './features/policies/policy-page.tsx'
import { breadcrumbList, jsonLdGraph } from './json-ld.ts'
import { PageHead } from './page-head.tsx'

/** The view of the three policy routes, with page title and meta description (spec 2 §2). */
export function PolicyRoute({ policy }: { policy: Policy }) {
  const { slug, title, description } = policy
  const path = `/${slug}`
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        jsonLd={
          import.meta.env.SSR && ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: title, path }])))
        }
      />
      <PolicyPage policy={policy} />
    </>
  )
}
