import { createFileRoute } from '@tanstack/react-router'
import { reels } from '../../../content/copy/reels.ts'
import { SavedPage } from '../../features/saved/saved-page.tsx'
import { PageHead } from '../../page-head.tsx'
import { useOffersByKey } from '../../use-offers-by-key.ts'

export const Route = createFileRoute('/_site/saved')({
  component: View,
})

function View() {
  const { catalogue } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title="Saved for later"
        description="The trip videos and packages you saved on this device."
        path="/saved"
        hidden
      />
      <SavedPage reels={reels} findOffers={useOffersByKey(catalogue)} />
    </>
  )
}
