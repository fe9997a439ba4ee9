import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const texts = v.pipe(v.array(text), v.minLength(1))
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
/** A page of this site: `/bali`. */
const ownPage = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/i))
/** A video in the feed of this site, by its position: `/video?index=2`. */
const tripVideo = v.pipe(v.string(), v.regex(/^\/video\?index=[0-7]$/))
/** Another site's page, opened in a new tab. */
const otherSite = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const date = v.pipe(v.string(), v.isoDate())
/** A picture's scene name (`bali-dusk`), or the path or address of a photo. */
const picture = text
const file = (extension: string) =>
  v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+\.[a-z0-9]+$/), v.endsWith(`.${extension}`))

/** A question with its answer. */
export const QuestionSchema = v.object({ question: text, answer: text })
/** Questions under one title, one open at a time (spec 1 §2 "FAQ page"). */
export const FaqGroupSchema = v.object({
  title: text,
  questions: v.pipe(v.array(QuestionSchema), v.minLength(6), v.maxLength(8)),
})
export type FaqGroup = v.InferOutput<typeof FaqGroupSchema>

/** A heading with paragraphs, points or both. */
export const SectionSchema = v.pipe(
  v.object({ heading: text, paragraphs: v.optional(texts), points: v.optional(texts) }),
  v.check((s) => Boolean(s.paragraphs ?? s.points), 'a section needs paragraphs or points'),
)
export type Section = v.InferOutput<typeof SectionSchema>

/** A policy page (spec 2 §2, §9). `description` is its meta description, at most 160 characters. */
export const PolicySchema = v.object({
  slug: v.picklist(['terms-conditions', 'privacy-policy', 'cancellation-policy']),
  title: text,
  description: v.pipe(text, v.maxLength(160)),
  /** The day the text last changed. */
  updated: date,
  sections: v.pipe(v.array(SectionSchema), v.minLength(1)),
})
export type Policy = v.InferOutput<typeof PolicySchema>

/** A promotion with its dates, both included; shown only while a package of the destination costs no more than `price`. */
export const PromotionSchema = v.object({
  destination: slug,
  heading: text,
  /** The highest discount that the heading promises. */
  discountPercent: v.pipe(v.number(), v.minValue(1), v.maxValue(99)),
  /** Whole rupees for two adults, with the discount and before it. */
  price: v.pipe(v.number(), v.integer()),
  before: v.pipe(v.number(), v.integer()),
  from: date,
  until: date,
})
export type Promotion = v.InferOutput<typeof PromotionSchema>

/** The five accordion items of the package page (spec 2 §2). */
export const PackageTermsSchema = v.pipe(v.array(v.object({ title: text, text })), v.length(5))
export type PackageTerms = v.InferOutput<typeof PackageTermsSchema>

/** One clip of the diaries section; it leads to the reel of the same place (spec 1 §2 "Video testimonials"). */
export const TestimonialSchema = v.object({
  /** Traveller names and trip. */
  title: text,
  /** Slug of the reel it opens. */
  reel: slug,
  clip: file('mp4'),
  poster: file('avif'),
})
export const TestimonialsSchema = v.pipe(v.array(TestimonialSchema), v.length(8))
export type Testimonial = v.InferOutput<typeof TestimonialSchema>

/** One of the five Unforgettable Journeys (spec 1 §2): our own trip video, or a film on another site. */
export const JourneySchema = v.object({ thumbnail: picture, link: v.union([tripVideo, otherSite]), text })
export const JourneysSchema = v.pipe(v.array(JourneySchema), v.length(5))
export type Journey = v.InferOutput<typeof JourneySchema>

/** A review shown when no review service is connected (spec 2 §3); the page cuts its text to 150 characters. */
export const ReviewSchema = v.object({
  author: text,
  text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** The place it is about. */
  link: ownPage,
})
export const ReviewsSchema = v.pipe(v.array(ReviewSchema), v.minLength(3))
export type Review = v.InferOutput<typeof ReviewSchema>

/** One of the thirteen photos of Journey in Frames (spec 1 §2); `caption` is also its text alternative. */
export const GalleryPhotoSchema = v.object({ picture, caption: text })
export const GallerySchema = v.pipe(v.array(GalleryPhotoSchema), v.length(13))
export type GalleryPhoto = v.InferOutput<typeof GalleryPhotoSchema>

/** One of the eight places of "Destinations we work in", with its picture. */
export const OurPlaceSchema = v.object({ name: text, destination: slug, picture })
export const OurPlacesSchema = v.pipe(v.array(OurPlaceSchema), v.length(8))
export type OurPlace = v.InferOutput<typeof OurPlaceSchema>

/** One of the eight vertical trip videos (spec 1 §2 "Reels page"). */
export const ReelSchema = v.object({
  slug,
  title: text,
  /** Longer than the 80 characters that phones show. */
  description: v.pipe(text, v.minLength(81)),
  /** Without `#`. */
  tags: texts,
  /** Slug of the destination that `View Packages` opens. */
  destination: slug,
  video: file('mp4'),
  poster: file('avif'),
  /** WebVTT track that describes the picture. */
  captions: file('vtt'),
})
export const ReelsSchema = v.pipe(v.array(ReelSchema), v.length(8))
export type Reel = v.InferOutput<typeof ReelSchema>

/** How to pay (spec 1 §2 "Payment-details page"): bank transfer or UPI (its id is in brand.ts), and nothing else. */
export const PaymentsSchema = v.object({
  bank: v.object({
    accountName: text,
    accountNumber: v.pipe(v.string(), v.regex(/^\d{9,18}$/)),
    accountType: text,
    bankName: text,
    branch: text,
    ifsc: v.pipe(v.string(), v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
  }),
  terms: texts,
})
export type Payments = v.InferOutput<typeof PaymentsSchema>

/** An article of /blogs. */
export const ArticleSchema = v.object({
  slug,
  title: text,
  /** Meta description and teaser, at most 160 characters. */
  description: v.pipe(text, v.maxLength(160)),
  picture,
  /** Slug of the destination it links to. */
  destination: slug,
  published: date,
  sections: v.pipe(v.array(SectionSchema), v.minLength(3)),
})
export type Article = v.InferOutput<typeof ArticleSchema>
