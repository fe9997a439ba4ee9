import { createFileRoute, redirect } from '@tanstack/react-router'
import { splitLanguage } from '../../../contract/languages.ts'
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
    const href = sharedPage(catalogue, deps, context.origin)
    // A page in another language is another document.
    const reloadDocument = splitLanguage(href).language !== context.language
    throw redirect({ href, reloadDocument, replace: true })
  },
})
