import { createFileRoute } from '@tanstack/react-router'
import type { Catalogue, Destination } from '../../../../contract/catalogue.ts'
import type { TripPage as ServerTrip } from '../../../../contract/page.ts'
import type { Quotation } from '../../../../contract/quotation.ts'
import { hideAddress } from '../../../../offline/trips/hide-address.ts'
import { openTrip, type TripReading } from '../../../../offline/trips/read-trip.ts'
import { TripMap, tripMap } from '../../../features/route-map/trip-map.tsx'
import { TripGone, TripUnreachable } from '../../../features/trips/no-trip.tsx'
import { TripKeep } from '../../../features/trips/trip-keep.tsx'
import { TripPage } from '../../../features/trips/trip-page.tsx'
import type { TripPlace } from '../../../features/trips/trip-place.ts'
import { useTrip } from '../../../features/trips/use-trip.ts'
import { PageHead } from '../../../page-head.tsx'

const SIGHTS = 3

/** What the catalogue has about a trip; a later version may be about another destination or package. */
type Place = Pick<Destination, 'slug' | 'name' | 'cities'> & {
  picture: string
  sights: TripPlace['sights']
  pkg?: { key: string; picture: string }
}

export const Route = createFileRoute('/_site/trips/$token')({
  loader: async ({ params, context }) => {
    const posted = context.trip
    const loaded = posted ? readingOf(posted) : await readInBrowser(params.token)
    const place =
      loaded.kind === 'trip'
        ? await context.catalogue().then(
            (catalogue) => placeOf(catalogue, loaded.trip.quotation),
            () => undefined,
          )
        : undefined
    return { loaded, place, posted: posted?.kind === 'trip' ? formsOf(posted) : undefined }
  },
  component: View,
})

function View() {
  const { token } = Route.useParams()
  const { loaded, place, posted } = Route.useLoaderData()
  return <Trip key={token} token={token} loaded={loaded} place={place} posted={posted} />
}

type Props = {
  token: string
  loaded: TripReading
  place: Place | undefined
  posted: ReturnType<typeof formsOf> | undefined
}

function Trip({ token, loaded, place, posted }: Props) {
  const { reading, isStale, refresh } = useTrip(token, loaded)
  const title = reading.kind === 'trip' ? reading.trip.quotation.title : 'Your trip'
  return (
    <>
      {/* The address is the key to the trip: it is in no tag, and the title names the trip only. */}
      <PageHead
        title={title}
        description="Your trip: what is offered, and what it costs."
        path="/trips"
        hidden
      />
      {/* Where the browser has posted an answer, the address of the page is another one (posted-page.ts). */}
      <input type="hidden" name="token" value={token} />
      {reading.kind === 'gone' && <TripGone message={reading.message} />}
      {reading.kind === 'unreachable' && <TripUnreachable onRetry={() => void refresh()} />}
      {reading.kind === 'trip' && (
        <TripPage
          token={token}
          trip={reading.trip}
          readAt={reading.readAt}
          isStale={isStale}
          posted={posted}
          place={place && shownPlace(place, reading.trip.quotation)}
          routeMap={place && mapOf(place, reading.trip.quotation)}
          keep={<TripKeep token={token} trip={reading.trip} readAt={reading.readAt} />}
        />
      )}
    </>
  )
}

function readingOf(posted: ServerTrip): TripReading {
  if (posted.kind === 'gone') return posted
  return { kind: 'trip', trip: posted.trip, readAt: posted.readAt, isKept: false }
}

function formsOf({ trip, answerIds, refused }: Extract<ServerTrip, { kind: 'trip' }>) {
  return { version: trip.version, answerIds, ...(refused && { refused }) }
}

// The server passes the trip in the context; without one it renders that it cannot be opened.
async function readInBrowser(token: string): Promise<TripReading> {
  if (import.meta.env.SSR) return { kind: 'unreachable' }
  hideAddress()
  return openTrip(token)
}

function placeOf({ destinations, packages }: Catalogue, quotation: Quotation): Place | undefined {
  const destination = destinations.find(({ slug }) => slug === quotation.destination)
  if (!destination) return undefined
  const pkg = packages.find(({ key }) => key === quotation.packageKey)
  return {
    slug: destination.slug,
    name: destination.name,
    cities: destination.cities,
    picture: destination.banner.picture,
    sights: destination.thingsToDo.slice(0, SIGHTS),
    ...(pkg && { pkg: { key: pkg.key, picture: pkg.packageImage } }),
  }
}

function shownPlace(place: Place, { destination, packageKey }: Quotation): TripPlace | undefined {
  if (place.slug !== destination) return undefined
  const picture = place.pkg?.key === packageKey ? place.pkg?.picture : undefined
  return { name: place.name, picture: picture ?? place.picture, sights: place.sights }
}

function mapOf(place: Place, { destination, route }: Quotation) {
  if (place.slug !== destination || !tripMap(place, route)) return undefined
  return <TripMap destination={place} route={route} />
}
