import { createFileRoute } from '@tanstack/react-router'
import { reels } from '../../../content/copy/reels.ts'
import { SavedPage } from '../../../features/saved/saved-page.tsx'
import { pageHead } from '../../page-head.ts'
import { useOffersByKey } from '../../use-offers-by-key.ts'

export const Route = createFileRoute('/_site/saved')({
  head: ({ match }) =>
    pageHead({
      title: 'Saved for later',
      description: 'The trip videos and packages you saved on this device.',
      path: '/saved',
      origin: match.context.origin,
      hidden: true,
    }),
  component: View,
})

function View() {
  const { catalogue } = Route.useRouteContext()
  return <SavedPage reels={reels} findPackages={useOffersByKey(catalogue)} />
}
