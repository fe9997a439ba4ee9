import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageSearch } from '../../../contract/page-search.ts'

// The manifest's share target. It only leads on, so that what was shared does not stay in the history. Without a worker
// the server does the same (api/pages/pages.ts).
export const Route = createFileRoute('/_site/share')({
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => pageSearch('/share', search),
  loader: async ({ deps, context }) => {
    const [{ sharedPage }, catalogue] = await Promise.all([
      import('../../../catalogue/shared-page.ts'),
      context.catalogue(),
    ])
    throw redirect({ href: sharedPage(catalogue, deps, context.origin), replace: true })
  },
})
