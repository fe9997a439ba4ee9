import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exclusionLines } from '../catalogue/exclusions.ts'
import { CatalogueSchema, DestinationSchema, PackageSchema } from '../contract/catalogue.ts'
import * as copy from '../contract/copy.ts'
import { articles } from './copy/blogs.ts'
import { bookingFaqs, faqs } from './copy/faqs.ts'
import { gallery } from './copy/gallery.ts'
import { journeys } from './copy/journeys.ts'
import { ourPlaces } from './copy/our-places.ts'
import { packageTerms } from './copy/package-terms.ts'
import { payments } from './copy/payments.ts'
import { policies } from './copy/policies.ts'
import { reels } from './copy/reels.ts'
import { reviews } from './copy/reviews.ts'
import { testimonials } from './copy/testimonials.ts'
import { destinations } from './destinations/index.ts'
import { packages } from './packages/index.ts'

const bySlug = new Map(destinations.map((d) => [d.slug, d]))
const under = (slug: string) => packages.filter((p) => p.destination === slug)
const destinationOf = (slug: string) => {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`No destination ${slug}`)
  return found
}
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
/** The same comparison a package's URL is looked up by (spec 2 §2). */
const urlName = (name: string) => name.toLowerCase().trim().replaceAll(' ', '-')
const citiesOf = (covered: string) => covered.split(' -- ').map((part) => part.replace(/-\d+N$/, ''))

/** Every destination either document names. */
const NAMED =
  'maldives bali dubai thailand singapore malaysia hongkong europe vietnam australia ladakh srilanka nepal kashmir goa mauritius bhutan himachal kerala bangkok baku turkey japan new-zealand southafrica andaman rajasthan north'
const LISTING =
  'bali kerala north himachal andaman ladakh kashmir goa australia europe hongkong vietnam dubai singapore thailand turkey mauritius maldives baku'

/** The motifs that a thing to do can be drawn as. */
const MOTIFS =
  'snorkel scuba surf beach island-hop cruise houseboat kayak rafting waterfall rice-terrace temple monastery mosque church palace fort old-town bazaar street-food dinner tea-garden spice spa yoga safari elephant aquarium theme-park skyline cable-car train desert camel balloon ski trek camp lake bike-ride paraglide dance museum garden volcano cave'

/** Spec 2 §9 "Catalogue prices", in the order of the keys, with the shortest and longest stay in days. */
const GOLDEN: Record<string, { prices: number[]; days: [number, number] }> = {
  bali: { prices: [74_999, 82_499, 65_499, 64_999], days: [6, 8] },
  vietnam: { prices: [100_999, 104_599, 110_499, 92_599, 122_999, 115_999], days: [6, 10] },
  baku: { prices: [87_399, 120_199, 122_599, 126_999], days: [6, 7] },
  dubai: { prices: [82_999, 91_499, 101_499, 77_599], days: [5, 7] },
  singapore: { prices: [76_499, 81_499, 95_199, 97_999], days: [5, 8] },
  turkey: { prices: [123_699, 136_299, 142_799, 142_799], days: [7, 8] },
}

describe('the golden table of spec 2 §9', () => {
  it.each(Object.entries(GOLDEN))(
    '%s has its prices and covers its range of days',
    (slug, { prices, days }) => {
      const sold = prices.map((_, i) => packages.find((p) => p.key === `${slug}${i + 1}`))
      expect(sold.map((p) => p?.totalPackagePrice)).toEqual(prices)
      expect(under(slug)).toHaveLength(prices.length)
      const lengths = under(slug).map((p) => p.days)
      expect([Math.min(...lengths), Math.max(...lengths)]).toEqual(days)
    },
  )

  it.each([
    ['thailand', 49_399, undefined],
    ['goa', 19_699, 31_199],
    ['kerala', 31_299, 45_999],
    ['europe', 299_999, undefined],
    ['maldives', 100_099, 129_499],
  ] as const)('%s starts at %i and ends at %s (spec 1 §9)', (slug, from, to) => {
    const prices = under(slug).map((p) => p.totalPackagePrice)
    expect(Math.min(...prices)).toBe(from)
    if (to) expect(Math.max(...prices)).toBe(to)
  })

  it('keeps stays between 3 nights and 12 nights, for two guests', () => {
    for (const p of packages) {
      expect(p.nights, p.key).toBeGreaterThanOrEqual(3)
      expect(p.nights, p.key).toBeLessThanOrEqual(12)
    }
  })

  it.each([
    ['bali', /IDR 150,000/],
    ['bali', /USD 35/],
    ['dubai', /5% TCS/],
    ['dubai', /tourism dirham/i],
    ['singapore', /5% TCS/],
    ['turkey', /5% TCS/],
  ])('every package to %s states %s among its exclusions', (slug, charge) => {
    for (const p of under(slug)) expect(exclusionLines(p, true).join('\n'), p.key).toMatch(charge)
  })

  it('gives the Maldives speedboat its 40 minutes', () => {
    expect(JSON.stringify(under('maldives'))).toMatch(
      /speedboat[^.]*40[- ]minutes?|40[- ]minutes?[^.]*speedboat/i,
    )
  })
})

describe('packages', () => {
  it.each(packages.map((p) => [p.key, p] as const))('%s is a valid record', (_, p) => {
    expect(v.safeParse(PackageSchema, p).issues).toBeUndefined()
  })

  it('have keys, codes and URLs of their own', () => {
    expect(repeated(packages.map((p) => p.key))).toEqual([])
    expect(repeated(packages.map((p) => p.packageId))).toEqual([])
    expect(repeated(packages.map((p) => `/${p.destination}/${urlName(p.packageName)}`))).toEqual([])
  })

  it.each(packages.map((p) => [p.key, p] as const))('%s hangs together with its destination', (_, p) => {
    const destination = destinationOf(p.destination)
    const cities = destination.cities.map((city) => city.name)
    for (const city of citiesOf(p.destinationCovered)) expect(cities).toContain(city)
    for (const city of citiesOf(p.destinationCovered))
      expect(
        p.hotels.some((row) => row.city.includes(city)),
        `a hotel in ${city}`,
      ).toBe(true)
    expect(p.packageName).toMatch(/^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/)
    expect(p.packageName.toLowerCase()).toContain(destination.name.toLowerCase().replaceAll('-', ' '))
    if (p.destination !== 'europe') expect(p.country).toBe(destination.country)
    if (destination.region === 'domestic') expect(exclusionLines(p, false).join()).not.toMatch(/visa|TCS/i)
  })

  it.each(packages.map((p) => [p.key, p] as const))('%s shows a picture of its own destination', (_, p) => {
    expect(p.packageImage).toMatch(new RegExp(`^(.+-)?${p.destination}$`))
    expect(packages.filter((q) => q.packageImage === p.packageImage)).toHaveLength(1)
  })

  it('never repeat a paragraph, a day or an overview', () => {
    expect(repeated(packages.flatMap((p) => p.itinerary.flatMap((day) => day.activities)))).toEqual([])
    expect(repeated(packages.map((p) => p.overview))).toEqual([])
    for (const p of packages)
      for (const day of p.itinerary) {
        expect(day.title, p.key).not.toMatch(/^day \d/i)
        expect(day.activities.length, `${p.key}: ${day.title}`).toBeGreaterThanOrEqual(2)
      }
  })

  it('fill the lists of a package page', () => {
    for (const p of packages) {
      expect(p.highlights.length, p.key).toBeGreaterThanOrEqual(4)
      expect(p.inclusions.length, p.key).toBeGreaterThanOrEqual(5)
      expect(exclusionLines(p, true).length, p.key).toBeGreaterThanOrEqual(5)
      expect(p.tags.length, p.key).toBeGreaterThan(0)
      expect(repeated(p.months.map(String)), p.key).toEqual([])
    }
  })

  it('number at least two for each place that lists packages, four for thailand, goa and maldives', () => {
    for (const { slug } of destinations.filter((d) => d.listsPackages))
      expect(under(slug).length, slug).toBeGreaterThanOrEqual(2)
    for (const slug of ['thailand', 'goa', 'maldives'])
      expect(under(slug).length, slug).toBeGreaterThanOrEqual(4)
  })
})

describe('destinations', () => {
  it('are exactly those of the spec, in its order', () => {
    expect(destinations.map((d) => d.slug)).toEqual(NAMED.split(' '))
  })

  it('list packages for the nineteen of spec 1 §2', () => {
    expect(
      destinations
        .filter((d) => d.listsPackages)
        .map((d) => d.slug)
        .sort(),
    ).toEqual(LISTING.split(' ').sort())
  })

  it.each(destinations.map((d) => [d.slug, d] as const))('%s is a valid, complete record', (_, d) => {
    expect(v.safeParse(DestinationSchema, d).issues).toBeUndefined()
    expect(d.banner.picture).toBe(d.slug)
    expect(d.banner.description.length).toBeLessThanOrEqual(160)
    for (const thing of d.thingsToDo)
      expect(thing.picture).toMatch(new RegExp(`^[a-z]+(-[a-z]+)*-${d.slug}$`))
    expect(repeated(d.thingsToDo.map((thing) => thing.picture))).toEqual([])
    for (const neighbour of d.neighbours) expect([...bySlug.keys()]).toContain(neighbour)
    expect(d.neighbours).not.toContain(d.slug)
    expect(repeated(d.cities.map((city) => city.name))).toEqual([])
    if (d.region === 'international') expect([d.visa, d.currency]).not.toContain(undefined)
    else expect(d.visa).toBeUndefined()
    // Rules change, so the texts say that they are guidance.
    if (d.visa) {
      expect(d.visa).toMatch(/\b(usually|lately)\b/)
      expect(d.visa).toMatch(/\bcheck\b.*before you book\.$/i)
    }
  })

  it('use only motifs that exist for their things to do', () => {
    const motifs = destinations.flatMap((d) =>
      d.thingsToDo.map((t) => t.picture.slice(0, -d.slug.length - 1)),
    )
    expect([...new Set(motifs)].filter((motif) => !MOTIFS.split(' ').includes(motif))).toEqual([])
  })

  it('have cities on the right part of the globe', () => {
    const boxes = { India: [6, 37, 68, 98], Vietnam: [8, 24, 102, 110], Japan: [24, 46, 122, 146] }
    for (const [country, [south, north, west, east]] of Object.entries(boxes) as [string, number[]][])
      for (const d of destinations.filter((one) => one.country === country))
        for (const city of d.cities) {
          expect(city.lat > (south ?? 0) && city.lat < (north ?? 0), `${city.name} latitude`).toBe(true)
          expect(city.lon > (west ?? 0) && city.lon < (east ?? 0), `${city.name} longitude`).toBe(true)
        }
  })

  it('have no spelling in common', () => {
    const spellings = destinations.flatMap((d) => [d.slug, ...d.aliases])
    expect(repeated(spellings)).toEqual([])
    expect(spellings).toEqual(spellings.map((spelling) => spelling.toLowerCase()))
  })
})

describe('the catalogue as sent', () => {
  it('is valid and at most 120 kB brotli', () => {
    const catalogue = v.parse(CatalogueSchema, { version: 'test', destinations, packages })
    expect(brotliCompressSync(JSON.stringify(catalogue)).length).toBeLessThanOrEqual(120_000)
  })
})

describe('copy', () => {
  it.each([
    ['faqs', v.array(copy.FaqGroupSchema), [bookingFaqs, ...faqs]],
    ['policies', v.record(v.string(), copy.PolicySchema), policies],
    ['package terms', copy.PackageTermsSchema, packageTerms],
    ['testimonials', copy.TestimonialsSchema, testimonials],
    ['journeys', copy.JourneysSchema, journeys],
    ['reviews', copy.ReviewsSchema, reviews],
    ['gallery', copy.GallerySchema, gallery],
    ['our places', copy.OurPlacesSchema, ourPlaces],
    ['reels', copy.ReelsSchema, reels],
    ['payments', copy.PaymentsSchema, payments],
    ['articles', v.pipe(v.array(copy.ArticleSchema), v.length(6)), articles],
  ] as const)('%s fits its schema', (_, schema, value) => {
    expect(v.safeParse(schema, value).issues).toBeUndefined()
  })

  it('only leads to places there are', () => {
    const slugs = [...bySlug.keys()]
    for (const review of reviews) expect(slugs).toContain(review.link.slice(1))
    for (const { destination } of [...ourPlaces, ...reels, ...articles]) expect(slugs).toContain(destination)
    const sceneOf = (picture: string) => picture.replace(/-((dawn|noon|dusk|night)(-2)?|monsoon)$/, '')
    // A sight's name ends with its destination: `tegalalang-bali`.
    const isOf = (picture: string) => slugs.some((slug) => `-${sceneOf(picture)}`.endsWith(`-${slug}`))
    for (const { picture } of [...gallery, ...articles, ...ourPlaces])
      expect(isOf(picture), picture).toBe(true)
    for (const { thumbnail } of journeys) expect(isOf(thumbnail), thumbnail).toBe(true)
  })

  it('opens reel n from diary n (spec 1 §2)', () => {
    expect(testimonials.map((t) => t.reel)).toEqual(reels.map((reel) => reel.slug))
  })

  it('has reviews on both sides of the 150-character cut', () => {
    expect(reviews.some((review) => review.text.length > 150)).toBe(true)
    expect(reviews.some((review) => review.text.length <= 150)).toBe(true)
  })

  it('asks about Meghalaya in two groups', () => {
    expect(faqs.map((group) => group.title)).toEqual(['General FAQs', 'Travel & Adventure FAQs'])
    for (const group of faqs) expect(JSON.stringify(group)).toContain('Meghalaya')
  })

  it.each([
    ['terms-conditions', ['at least 30 days before departure', 'at least 15 days before the journey']],
    [
      'terms-conditions',
      ['within 15 days of departure', 'deducted from the advance', 'calamities or strikes'],
    ],
    ['terms-conditions', ['30 days: 25%', '29 to 20 days: 50%', '19 days or less: 100%']],
    ['terms-conditions', ['exchange rate', 'borne by the client', 'bank transfer or UPI', '1400', '1100']],
    ['terms-conditions', ['IDR 150,000', 'USD 35', '5%', 'tourism dirham']],
    ['cancellation-policy', ['More than 30 days', 'full refund minus administrative fees', 'no refund']],
    [
      'cancellation-policy',
      ['within 90 working days', 'exchange rates', 'payment status with our suppliers'],
    ],
    ['privacy-policy', ['under 18']],
  ] as const)('%s states %j (spec 2 §9)', (slug, statements) => {
    const text = JSON.stringify(policies[slug])
    for (const statement of statements) expect(text).toContain(statement)
  })

  it('has the eleven sections of the privacy policy (spec 2 §2)', () => {
    const topics = [/who we are/i, /collect/i, /use/i, /share/i, /security/i, /rights/i, /cookies/i]
    topics.push(/children/i, /international transfers/i, /changes/i, /contact/i)
    const headings = policies['privacy-policy'].sections.map((section) => section.heading)
    expect(headings).toHaveLength(topics.length)
    topics.forEach((topic, i) => {
      expect(headings[i]).toMatch(topic)
    })
  })

  it.each(articles.map((a) => [a.slug, a] as const))('%s is an article of 500 to 800 words', (_, article) => {
    const words = article.sections
      .flatMap((s) => [s.heading, ...(s.paragraphs ?? []), ...(s.points ?? [])])
      .join(' ')
      .split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(500)
    expect(words.length).toBeLessThanOrEqual(800)
  })
})
