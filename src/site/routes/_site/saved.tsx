import { createFileRoute } from '@tanstack/react-router'
import { packageOffer } from '../../../catalogue/offers.ts'
import { reels } from '../../../content/copy/reels.ts'
import { pageSearch } from '../../../contract/page-search.ts'
import { findingText } from '../../../language/finding.ts'
import { SavedPage } from '../../features/saved/saved-page.tsx'
import { parseShared } from '../../features/saved/shared-list.ts'
import type { SharedPackages } from '../../features/saved/shared-packages.tsx'
import { PageHead } from '../../page-head.tsx'
import { useOffersByKey } from '../../use-offers-by-key.ts'

export const Route = createFileRoute('/_site/saved')({
  validateSearch: ({ p }: Record<string, unknown>): { p?: unknown } => (p === undefined ? {} : { p }),
  loaderDeps: ({ search }) => pageSearch('/saved', search),
  loader: async ({ deps, context }): Promise<{ shared?: SharedPackages }> => {
    const keys = parseShared(deps.p)
    if (keys.length === 0) return {}
    const { packages } = await context.catalogue()
    const found = keys.flatMap((key) => packages.find((pkg) => pkg.key === key) ?? [])
    return { shared: { offers: found.map(packageOffer), missing: keys.length - found.length } }
  },
  component: View,
})

function View() {
  const { catalogue } = Route.useRouteContext()
  const { shared } = Route.useLoaderData()
  return (
    <>
      <PageHead title={findingText().savedTitle} description={findingText().savedLead} path="/saved" hidden />
      <SavedPage reels={reels} findOffers={useOffersByKey(catalogue)} shared={shared} />
    </>
  )
}
