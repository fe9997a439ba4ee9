import { createFileRoute, notFound } from '@tanstack/react-router'
import { packageAbout } from '../../../catalogue/packages.ts'
import { priceText } from '../../../catalogue/prices.ts'
import { pageSearch } from '../../../contract/page-search.ts'
import { AllPackagesPage } from '../../features/all-packages/all-packages-page.tsx'
import { packageLines } from '../../features/all-packages/package-lines.ts'
import { openEnquiry, useOpenEnquiry } from '../../features/enquiry/popup-store.ts'
import { PricePanel } from '../../features/package/price-panel.tsx'
import { PageHead } from '../../page-head.tsx'

/** Spec 2 §2: what this page passes to the price panel, rupees a month. */
const EMI_PRICE = 5_000

export const Route = createFileRoute('/_site/test')({
  validateSearch: ({ package: key }: Record<string, unknown>): { package?: string } =>
    typeof key === 'string' ? { package: key } : {},
  loaderDeps: ({ search }) => pageSearch('/test', search),
  loader: async ({ deps, context }) => {
    const catalogue = await context.catalogue()
    const chosen = catalogue.packages.find(({ key }) => key === deps.package) ?? catalogue.packages[0]
    if (!chosen) throw notFound()
    return { places: packageLines(catalogue), chosen }
  },
  component: View,
})

function View() {
  const { places, chosen } = Route.useLoaderData()
  const enquire = () =>
    openEnquiry({
      item: chosen.key,
      title: chosen.packageName,
      about: packageAbout(chosen),
      picture: chosen.packageImage,
      pricing: priceText(chosen.totalPackagePrice),
    })
  useOpenEnquiry((item) => (item === chosen.key ? { pricing: priceText(chosen.totalPackagePrice) } : {}))
  return (
    <>
      <PageHead
        title="Available packages"
        description="Every holiday package we sell, in one list."
        path="/test"
        hidden
      />
      <AllPackagesPage
        places={places}
        chosen={chosen}
        panel={<PricePanel pkg={chosen} emiPrice={EMI_PRICE} onEnquire={enquire} />}
      />
    </>
  )
}
