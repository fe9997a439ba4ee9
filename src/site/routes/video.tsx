import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { packageOffer } from '../../catalogue/offers.ts'
import { packagesOf } from '../../catalogue/packages.ts'
import { reels } from '../../content/copy/reels.ts'
import type { Reel } from '../../contract/copy.ts'
import { localAddress } from '../../language/current.ts'
import { PageForm } from '../features/enquiry/page-form.tsx'
import { FeedEnd } from '../features/reels/feed-end.tsx'
import { ReelFeed } from '../features/reels/reel-feed.tsx'
import type { Mark } from '../features/reels/reel-slide-props.ts'
import { type SavedList, setSaved, useSaved } from '../features/saved/saved-store.ts'
import { ReelsLayout } from '../layouts/reels-layout.tsx'
import { PageHead } from '../page-head.tsx'
import { reelJsonLd } from '../reel-json-ld.ts'

const OFFERS_PER_PLACE = 2
const MARKS: Record<Mark, SavedList> = { liked: 'likedReels', saved: 'reels' }

export const Route = createFileRoute('/video')({
  // The page checks whether the reel exists, because the list of reels is not in the entry.
  validateSearch: ({ index }: Record<string, unknown>): { index?: number } =>
    typeof index === 'number' ? { index } : {},
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
  component: View,
})

function View() {
  const { index } = Route.useSearch()
  return (
    <ReelsLayout>
      <Feed asked={index} />
    </ReelsLayout>
  )
}

function Feed({ asked }: { asked: number | undefined }) {
  const { reels, offers, names } = Route.useLoaderData()
  const { refusedForm } = Route.useRouteContext()
  const saved = useSaved()
  const index = reelIndex(asked, reels.length)
  // The reel of the URL; `undefined` in a plain /video.
  const [address, setAddress] = useState(asked === index ? index : undefined)
  const reel = reels[address ?? 0] as Reel
  const follow = useCallback((index: number) => {
    // Bypasses the router, which would match, load and render the page again at every swipe.
    History.prototype.replaceState.call(history, history.state, '', localAddress(`/video?index=${index}`))
    setAddress(index)
  }, [])
  // Each is one object: a form that is not loaded yet keeps what the server rendered while its props stay the same.
  const prefills = useMemo(
    () => new Map(Object.values(names).map((destination) => [destination, { destination }])),
    [names],
  )
  const after = useCallback(
    (seen: readonly string[]) => {
      const destination = names[seen[0] ?? ''] ?? ''
      const form = (
        <PageForm
          kind="long"
          key={destination}
          name="reels"
          about={`Trip video of ${destination}`}
          prefill={prefills.get(destination)}
          refused={refusedForm}
        />
      )
      return <FeedEnd seen={seen} offers={offers} enquiryForm={form} />
    },
    [offers, names, prefills, refusedForm],
  )
  const mark = useCallback((mark: Mark, slug: string, on: boolean) => setSaved(MARKS[mark], slug, on), [])
  const marks = useMemo(() => ({ liked: saved.likedReels, saved: saved.reels }), [saved])
  return (
    <>
      <PageHead
        title={reel.title}
        description={reel.description}
        path={address === undefined ? '/video' : `/video?index=${address}`}
        share={reel.destination}
        jsonLd={import.meta.env.SSR && ((origin) => reelJsonLd(origin, reel))}
      />
      <ReelFeed reels={reels} index={index} onIndex={follow} marks={marks} onMark={mark} after={after} />
    </>
  )
}

// Anything that is not a reel's number opens the first reel.
function reelIndex(index: unknown, count: number): number {
  return Number.isInteger(index) && (index as number) >= 0 && (index as number) < count
    ? (index as number)
    : 0
}
