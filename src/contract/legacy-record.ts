import * as v from 'valibot'

const text = v.string('must be text')
const textOrTexts = v.union([text, v.array(text)], 'must be a text or a list of texts')
const numberOrText = v.union([v.number(), text], 'must be a number')

/**
 * A package in the legacy format (spec 2 §3), with its irregularities: every field may be missing, numbers may be texts, and
 * lists single texts. `src/catalogue/legacy` reads it.
 */
export const LegacyPackageSchema = v.partial(
  v.object({
    _id: text,
    packageId: text,
    packageName: text,
    /** Slug or name; the records grouped by destination have none. */
    destination: text,
    totalGuests: numberOrText,
    nights: numberOrText,
    days: numberOrText,
    /** Departure city. */
    theme: text,
    /** `Pattaya-2N -- Bangkok-2N`. */
    destinationCovered: text,
    highlights: textOrTexts,
    includes: v.array(v.union([text, v.object({ name: text })]), 'must be a list of names'),
    /** `INR ₹49,399/- Onwards`. */
    totalPackagePrice: numberOrText,
    pricePerAdult: v.nullable(numberOrText),
    packageImage: text,
    /** One-key objects: day title → paragraphs. */
    itinerary: v.array(v.record(v.string(), textOrTexts), 'must be a list of days'),
    inclusions: textOrTexts,
    exclusions: textOrTexts,
    overviewData: v.object({ content: text }, 'must have a content'),
    country: text,
    tableData: v.object({
      tab1: v.array(
        v.object({
          city: text,
          star3: v.optional(textOrTexts),
          star4: v.optional(textOrTexts),
          star5: v.optional(textOrTexts),
        }),
        'must be a list of towns',
      ),
    }),
  }),
)
export type LegacyPackage = v.InferOutput<typeof LegacyPackageSchema>
