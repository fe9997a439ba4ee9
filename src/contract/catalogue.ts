import * as v from 'valibot'
import { INCLUDES, THEMES } from './themes.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const texts = v.pipe(v.array(text), v.minLength(1))
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const rupees = v.pipe(v.number(), v.integer(), v.minValue(1))
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))

/** A picture: the name of an illustrated scene (`bali`), or the path or address of a photo (`/photos/x.jpg`). */
const picture = text

/** One day of an itinerary; `title` is what follows "Day N". */
export const ItineraryDaySchema = v.object({ title: text, activities: texts })
export type ItineraryDay = v.InferOutput<typeof ItineraryDaySchema>

/** Hotels offered in one city, by star category; names as sold, each "or similar". */
export const HotelRowSchema = v.object({
  city: text,
  star3: v.optional(texts),
  star4: v.optional(texts),
  star5: v.optional(texts),
})
export type HotelRow = v.InferOutput<typeof HotelRowSchema>

/** One fixed-itinerary holiday for two guests on double occupancy (spec 2 §3). */
export const PackageSchema = v.pipe(
  v.object({
    /** Unique and permanent: `bali1`. */
    key: slug,
    /** The agency's own code, `S04390`; several packages may share one. */
    packageId: text,
    /** Slug of the destination it is sold under. */
    destination: slug,
    packageName: text,
    totalGuests: v.literal(2),
    nights: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
    days: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(31)),
    /** Departure city; the client's records call it `theme`. */
    theme: text,
    /** Cities and nights: `Kuta-3N -- Ubud-2N`. */
    destinationCovered: v.pipe(text, v.regex(/^[^-].*-\d+N( -- .+-\d+N)*$/)),
    highlights: texts,
    includes: v.pipe(v.array(v.picklist(INCLUDES)), v.minLength(1)),
    /** Price for two guests on double occupancy, whole rupees; shown "Onwards". */
    totalPackagePrice: rupees,
    /** Price per adult, whole rupees, where the client states one. */
    pricePerAdult: v.optional(rupees),
    packageImage: picture,
    overview: text,
    itinerary: v.pipe(v.array(ItineraryDaySchema), v.minLength(1)),
    inclusions: texts,
    exclusions: texts,
    hotels: v.array(HotelRowSchema),
    country: text,
    tags: v.array(v.picklist(THEMES)),
    /** Months to go, 1 = January. */
    months: v.array(month),
  }),
  v.check((p) => p.days === p.nights + 1, 'days is nights plus one'),
  v.check((p) => p.itinerary.length === p.days, 'the itinerary has one entry a day'),
  v.check(
    (p) =>
      [...p.destinationCovered.matchAll(/-(\d+)N/g)].reduce((sum, m) => sum + Number(m[1]), 0) === p.nights,
    'the nights of destinationCovered add up to nights',
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
  /** Lower-cased URL spellings that also lead here: `hong-kong`, `south-africa`. */
  aliases: v.array(text),
  /** Whether the page has the "{name} Packages" list (19 do, spec 1 §2). */
  listsPackages: v.boolean(),
  bestMonths: v.array(month),
  /** One sentence on when to go and why. */
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

/** The one document the installed app keeps: `GET /api/catalogue`. */
export const CatalogueSchema = v.object({
  version: text,
  /** Never empty: a document without places is a broken one. */
  destinations: v.pipe(v.array(DestinationSchema), v.minLength(1)),
  packages: v.array(PackageSchema),
})
export type Catalogue = v.InferOutput<typeof CatalogueSchema>
