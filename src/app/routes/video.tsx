import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { packageOffer } from '../../catalogue/offers.ts'
import { packagesOf } from '../../catalogue/packages.ts'
import { reels } from '../../content/copy/reels.ts'
import { LongForm } from '../../features/enquiry/long-form.tsx'
import { FeedEnd } from '../../features/reels/feed-end.tsx'
import { type Mark, ReelFeed } from '../../features/reels/reel-feed.tsx'
import { type SavedList, setSaved, useSaved } from '../../features/saved/saved-store.ts'
import { ReelsLayout } from '../layouts/reels-layout.tsx'
import { pageHead } from '../page-head.ts'
import { reelJsonLd } from '../reel-json-ld.ts'

const OFFERS_PER_PLACE = 2
const MARKS: Record<Mark, SavedList> = { liked: 'likedReels', saved: 'reels' }

export const Route = createFileRoute('/video')({
  // Which reels there are is the page's matter: its list does not travel with every other page.
  validateSearch: ({ index }: Record<string, unknown>): { index?: number | undefined } => ({
    // Named even when it is nothing: what is left out stays as it was typed.
    index: typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : undefined,
  }),
  loader: async ({ context }) => {
    const { destinations, packages } = await context.catalogue()
    const places = reels.map(({ destination }) => destination)
    return {
      reels,
      offers: Object.fromEntries(
        places.map((slug) => [slug, packagesOf(packages, slug).slice(0, OFFERS_PER_PLACE).map(packageOffer)]),
      ),
      names: Object.fromEntries(destinations.map(({ slug, name }) => [slug, name])),
    }
  },
  head: ({ loaderData, match }) => {
    const { index } = match.search
    const reel = loaderData?.reels[index ?? 0] ?? loaderData?.reels[0]
    if (!reel) return {}
    const { origin } = match.context
    const page = pageHead({
      title: reel.title,
      description: reel.description,
      path: index === undefined ? '/video' : `/video?index=${index}`,
      origin,
      share: reel.destination,
      jsonLd: reelJsonLd(origin, reel),
    })
    return { ...page, meta: [...page.meta, { name: 'theme-color', content: '#171d33' }] }
  },
  component: View,
})

function View() {
  const { reels, offers, names } = Route.useLoaderData()
  const { index = 0 } = Route.useSearch()
  const { refusedForm } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const saved = useSaved()
  const follow = useCallback(
    (index: number) => void navigate({ search: { index }, replace: true, resetScroll: false }),
    [navigate],
  )
  const after = useCallback(
    (seen: readonly string[]) => {
      const destination = names[seen[0] ?? ''] ?? ''
      const form = <LongForm key={destination} name="reels" prefill={{ destination }} refused={refusedForm} />
      return <FeedEnd seen={seen} offers={offers} enquiryForm={form} />
    },
    [offers, names, refusedForm],
  )
  const mark = useCallback((mark: Mark, slug: string, on: boolean) => setSaved(MARKS[mark], slug, on), [])
  return (
    <ReelsLayout>
      <ReelFeed
        reels={reels}
        index={index < reels.length ? index : 0}
        onIndex={follow}
        marks={{ liked: saved.likedReels, saved: saved.reels }}
        onMark={mark}
        after={after}
      />
    </ReelsLayout>
  )
}
