import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { packageOffer } from '../../../catalogue/offers.ts'
import { reels } from '../../../content/copy/reels.ts'
import { SavedPage } from '../../../features/saved/saved-page.tsx'
import { pageHead } from '../../page-head.ts'

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
  const findPackages = useCallback(
    async (keys: readonly string[]) => {
      const { packages } = await catalogue()
      return keys.flatMap((key) => packages.find((pkg) => pkg.key === key) ?? []).map(packageOffer)
    },
    [catalogue],
  )
  return <SavedPage reels={reels} findPackages={findPackages} />
}
