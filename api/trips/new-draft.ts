import { findDestination } from '../../src/catalogue/destinations.ts'
import { isTaxLine } from '../../src/catalogue/exclusions.ts'
import { citiesCovered } from '../../src/catalogue/packages.ts'
import { roomPrices } from '../../src/catalogue/party-price.ts'
import type { Catalogue, HotelRow, Package } from '../../src/contract/catalogue.ts'
import type { QuotationDraft } from '../../src/contract/quotation-desk.ts'
import { indianDay, isIsoDate } from '../../src/contract/travel-date.ts'
import type { LeadRow } from '../leads/lead-work.ts'

const PAISE_IN_A_RUPEE = 100
const VALID_FOR_MS = 7 * 86_400_000
const STARS = [3, 4, 5] as const
/** Packages are sold for two guests in one room. */
const GUESTS_IN_A_ROOM = 2

/** What a new quotation begins with: what the package offers, and what the enquiry says of the travellers. */
export function newDraft(
  { destinations }: Pick<Catalogue, 'destinations'>,
  pkg: Package | undefined,
  lead: Pick<LeadRow, 'destination' | 'fields' | 'travel_on'>,
  now = new Date(),
): QuotationDraft {
  const asked = JSON.parse(lead.fields ?? '{}') as Record<string, unknown>
  const adults = count(asked.pax) ?? count(asked.travellers) ?? GUESTS_IN_A_ROOM
  const children = count(asked.child) ?? 0
  const rooms = Math.ceil(adults / GUESTS_IN_A_ROOM)
  const place = findDestination(destinations, pkg?.destination ?? lead.destination ?? '')
  const today = indianDay(now)
  return {
    title: pkg?.packageName ?? '',
    packageKey: pkg?.key ?? null,
    destination: place?.slug ?? '',
    abroad: place?.region === 'international',
    startsOn: lead.travel_on && isIsoDate(lead.travel_on) && lead.travel_on >= today ? lead.travel_on : null,
    nights: pkg?.nights ?? null,
    adults,
    children,
    rooms,
    route: pkg?.destinationCovered ?? '',
    itinerary: pkg?.itinerary.map((day) => ({ ...day })) ?? [{ title: '', activities: [] }],
    hotels: pkg ? pricedHotels(pkg) : [],
    inclusions: [...(pkg?.inclusions ?? [])],
    exclusions: (pkg?.exclusions ?? []).filter((line) => !isTaxLine(line)),
    lines: [
      pkg
        ? {
            label: 'Package for two, per room',
            quantity: rooms,
            unitPaise: pkg.totalPackagePrice * PAISE_IN_A_RUPEE,
          }
        : { label: '', quantity: 1, unitPaise: null },
      ...(children > 0
        ? [{ label: 'Child, sharing the room', quantity: children, unitPaise: childPaise(pkg) }]
        : []),
    ],
    discount: null,
    gst: pkg?.gst ?? 'extra',
    charges: [...(pkg?.charges ?? [])],
    validUntil: indianDay(new Date(now.getTime() + VALID_FOR_MS)),
    message: '',
  }
}

// Absent where the package has no price for children: the agent fills it in.
function childPaise(pkg: Package | undefined): number | null {
  const child = pkg && roomPrices(pkg)?.child
  return child === undefined ? null : child * PAISE_IN_A_RUPEE
}

// The price is for the hotels of the lowest category in each city.
function pricedHotels({ hotels, destinationCovered }: Package): QuotationDraft['hotels'] {
  const stays = citiesCovered(destinationCovered)
  return hotels.flatMap((row, at) => {
    const stars = STARS.find((category) => row[`star${category}`])
    const name = stars && row[`star${stars}`]?.[0]
    if (!name) return []
    const nights = (stays.find(({ city }) => isIn(row, city)) ?? stays[at])?.nights ?? null
    return [{ city: row.city, hotel: `${name} or similar`, stars, nights: nights === 0 ? null : nights }]
  })
}

// Hotels are listed in `Kuta, Bali`, routes name `Kuta`.
function isIn({ city }: HotelRow, stay: string): boolean {
  return city.toLowerCase().startsWith(stay.toLowerCase())
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}
