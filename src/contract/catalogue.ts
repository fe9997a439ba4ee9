import * as v from 'valibot'
import { ChargeSchema, GST_TERMS } from './charges.ts'
import { PRICED_STARS } from './hotel-categories.ts'
import { PackagePricesSchema } from './package-prices.ts'
import { MAX_PHOTOS, PackagePhotoSchema } from './photo.ts'
import { parseRoute } from './route-text.ts'
import { INCLUDES, THEMES } from './themes.ts'

// These messages are shown to staff beside their fields.
const MISSING = 'Please fill this in.'
const WHOLE = 'Please give a whole number.'
const MONTH = 'Months are numbers from 1 to 12.'

/** Several times the length of our longest text. */
const MAX_TEXT_LENGTH = 4_000
const MAX_SLUG_LENGTH = 120

const text = v.pipe(
  v.string(MISSING),
  v.maxLength(MAX_TEXT_LENGTH, `At most ${MAX_TEXT_LENGTH} characters.`),
  v.trim(),
  v.minLength(1, MISSING),
)
// Lists several times as long as our longest: more is a mistake, and every visitor's device would store it.
const MAX_LINES = 40
const MAX_DAYS = 31
const MAX_TOWNS = 31
const MAX_HOTELS = 12
const MAX_CHARGES = 20
const lines = (most: number) =>
  v.pipe(v.array(text, MISSING), v.minLength(1, MISSING), v.maxLength(most, `At most ${most} entries.`))
const texts = lines(MAX_LINES)
const hotelNames = lines(MAX_HOTELS)
/** A text that is shown in one line or two: a name, a title, a town. */
const MAX_LABEL_LENGTH = 200
const label = v.pipe(text, v.maxLength(MAX_LABEL_LENGTH, `At most ${MAX_LABEL_LENGTH} characters.`))
const NOT_A_SLUG = 'This is not a valid slug.'
const slug = v.pipe(
  v.string(MISSING),
  v.maxLength(MAX_SLUG_LENGTH, NOT_A_SLUG),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NOT_A_SLUG),
)
const rupees = v.pipe(v.number(MISSING), v.integer(WHOLE), v.minValue(1, MISSING))
const count = (least: number, most: number) =>
  v.pipe(
    v.number(WHOLE),
    v.integer(WHOLE),
    v.minValue(least, `At least ${least}.`),
    v.maxValue(most, `At most ${most}.`),
  )
const month = v.pipe(v.number(MONTH), v.integer(MONTH), v.minValue(1, MONTH), v.maxValue(12, MONTH))

/** A picture: the name of an illustrated scene (`bali`), or the path of a photo (`/photos/x.jpg`); see own-picture.ts. */
const picture = text

/** One day of an itinerary; `title` is what follows "Day N". */
export const ItineraryDaySchema = v.object({ title: label, activities: texts })
export type ItineraryDay = v.InferOutput<typeof ItineraryDaySchema>

/** Hotels offered in one city, by star category; names as sold, each "or similar". */
export const HotelRowSchema = v.object({
  city: label,
  star3: v.optional(hotelNames),
  star4: v.optional(hotelNames),
  star5: v.optional(hotelNames),
})
export type HotelRow = v.InferOutput<typeof HotelRowSchema>

/** One fixed-itinerary holiday for two guests on double occupancy (spec 2 §3). */
export const PackageSchema = v.pipe(
  v.object({
    /** Unique and permanent: `bali1`. */
    key: slug,
    /** The agency's own code, `S04390`; several packages may share one. */
    packageId: label,
    /** Slug of the destination it is sold under. */
    destination: slug,
    packageName: label,
    totalGuests: v.literal(2),
    nights: count(1, 30),
    days: count(2, 31),
    /** Departure city; named `theme` as in the legacy records. */
    theme: label,
    /** Cities and nights: `Kuta-3N -- Ubud-2N`. */
    destinationCovered: v.pipe(
      text,
      v.check(
        (route) => !parseRoute(route).includes(undefined),
        'Please write towns and nights as in Kuta-3N -- Ubud-2N.',
      ),
    ),
    highlights: texts,
    includes: v.pipe(
      v.array(v.picklist(INCLUDES, `Any of ${INCLUDES.join(', ')}.`), MISSING),
      v.minLength(1, MISSING),
    ),
    /** Price for two guests on double occupancy, whole rupees; shown "Onwards". */
    totalPackagePrice: rupees,
    /** Prices for children, single rooms, third adults and better hotels; absent where the agency has none. */
    prices: v.optional(PackagePricesSchema),
    packageImage: picture,
    /** Uploaded photos in the order of the gallery; the lead picture, if it is one of them, is `packageImage`. */
    photos: v.optional(
      v.pipe(v.array(PackagePhotoSchema), v.maxLength(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos.`)),
    ),
    overview: text,
    itinerary: v.pipe(
      v.array(ItineraryDaySchema, MISSING),
      v.minLength(1, MISSING),
      v.maxLength(MAX_DAYS, `At most ${MAX_DAYS} days.`),
    ),
    inclusions: texts,
    exclusions: texts,
    /** Whether GST comes on top of the price; taken as extra where it is not said. */
    gst: v.optional(v.picklist(GST_TERMS, 'GST is extra or included.')),
    /** Visas, levies, taxes and permits that others collect; older packages name them among their exclusions. */
    charges: v.optional(
      v.pipe(v.array(ChargeSchema), v.maxLength(MAX_CHARGES, `At most ${MAX_CHARGES} charges.`)),
    ),
    hotels: v.pipe(v.array(HotelRowSchema), v.maxLength(MAX_TOWNS, `At most ${MAX_TOWNS} towns.`)),
    country: label,
    tags: v.array(v.picklist(THEMES, `Any of ${THEMES.join(', ')}.`)),
    /** Recommended months, 1 = January. */
    months: v.pipe(v.array(month), v.maxLength(12, 'At most 12 months.')),
  }),
  v.forward(
    v.check((p) => p.days === p.nights + 1, 'The number of days must be the number of nights plus one.'),
    ['nights'],
  ),
  v.forward(
    v.check((p) => p.itinerary.length === p.days, 'There must be one entry a day.'),
    ['itinerary'],
  ),
  v.forward(
    v.check((p) => {
      const stays = parseRoute(p.destinationCovered)
      return stays.reduce((sum, stay) => sum + (stay?.nights ?? 0), 0) === p.nights
    }, 'The nights of its towns must add up to the nights of the trip.'),
    ['destinationCovered'],
  ),
  v.forward(
    v.check(
      ({ prices = [], hotels }) =>
        prices.every(({ hotels: stars }) => {
          if (stars === 'total') return true
          // The total package price buys the lowest category of each town.
          const lower = PRICED_STARS.slice(0, PRICED_STARS.indexOf(stars))
          return (
            hotels.every((row) => row[stars]) && hotels.some((row) => lower.some((category) => row[category]))
          )
        }),
      'A price for better hotels needs a hotel of that category in every town, and a lower category for the total price.',
    ),
    ['prices'],
  ),
  v.forward(
    v.check(
      (p) => (p.photos ?? []).every(({ day = 1 }) => day <= p.days),
      'A photo is of a day that the trip does not have.',
    ),
    ['photos'],
  ),
  v.forward(
    v.check(
      ({ photos = [] }) => new Set(photos.map(({ name }) => name)).size === photos.length,
      'A photo is listed twice.',
    ),
    ['photos'],
  ),
)
export type Package = v.InferOutput<typeof PackageSchema>

/** A thing to do at a destination; `picture` names a motif. */
export const ThingToDoSchema = v.object({ name: text, picture })
export type ThingToDo = v.InferOutput<typeof ThingToDoSchema>

/** A place the agency sells (spec 1 §2 "Destination page"). */
export const DestinationSchema = v.object({
  slug,
  /** As shown: `Hong Kong`. */
  name: text,
  country: text,
  region: v.picklist(['domestic', 'international']),
  banner: v.object({ picture, title: text, description: text }),
  /** Other URL spellings in lower case that redirect here: `hong-kong`, `south-africa`. */
  aliases: v.array(text),
  /** Whether the page has the "{name} Packages" list (19 do, spec 1 §2). */
  listsPackages: v.boolean(),
  bestMonths: v.array(month),
  /** Short sentences on when to go and why. */
  season: text,
  /** Guidance for Indian passport holders; absent for domestic places. */
  visa: v.optional(text),
  currency: v.optional(text),
  thingsToDo: v.pipe(v.array(ThingToDoSchema), v.minLength(6)),
  /** Slugs of places that go well with this one. */
  neighbours: v.array(slug),
  /** Cities of the routes sold here with their coordinates in degrees, for the route map. */
  cities: v.array(v.object({ name: text, lat: v.number(), lon: v.number() })),
})
export type Destination = v.InferOutput<typeof DestinationSchema>

/** `GET /api/catalogue`: the document that the installed app stores. */
export const CatalogueSchema = v.object({
  version: text,
  /** Never empty: a document without destinations is invalid. */
  destinations: v.pipe(v.array(DestinationSchema), v.minLength(1)),
  packages: v.array(PackageSchema),
  /** Paths of packages before they were renamed (`/bali/old-name`), each with the package's key. */
  formerPaths: v.optional(v.record(text, slug)),
})
export type Catalogue = v.InferOutput<typeof CatalogueSchema>
