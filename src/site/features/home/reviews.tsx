import { brand } from '../../../brand.ts'
import { capital } from '../../../catalogue/capital.ts'
import { reviews } from '../../../content/copy/reviews.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './reviews.module.css'
import { ReviewsWidget } from './reviews-widget.tsx'

/** Length at which a review is truncated (spec 1 §9). */
const REVIEW_MAX_CHARACTERS = 150

export type ReviewsProps = {
  title?: string
  /** Interval of the automatic steps, ms; without it the row does not move by itself. */
  autoplayMs?: number
}

const { rating: averageRating } = brand.claims

/** Traveller reviews: the review service's widget where one is configured, else our own reviews. */
export function Reviews({ title = 'What travellers say', autoplayMs }: ReviewsProps) {
  const own = <OwnReviews autoplayMs={autoplayMs} />
  return (
    <Section
      title={title}
      deferred
      lead={
        <span className={styles.summary}>
          <Stars rating={averageRating} /> {averageRating} out of 5
        </span>
      }
    >
      {brand.reviewsWidget ? <ReviewsWidget {...brand.reviewsWidget} instead={own} /> : own}
    </Section>
  )
}

/** Marked as samples, because no review service vouches for them. */
function OwnReviews({ autoplayMs }: { autoplayMs: number | undefined }) {
  return (
    <>
      <p className={styles.sample}>Sample reviews</p>
      <Carousel label="Reviews" perView={{ base: 1, 768: 3 }} loop {...(autoplayMs && { autoplayMs })}>
        {reviews.map(({ author, text, rating, link }) => (
          <figure key={author} className={styles.review}>
            <Stars rating={rating} />
            <blockquote className={styles.text}>{cut(text)}</blockquote>
            <figcaption>
              <strong>{author}</strong> · <Link href={link}>{placeOf(link)}</Link>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </>
  )
}

function cut(text: string): string {
  return text.length > REVIEW_MAX_CHARACTERS ? `${text.slice(0, REVIEW_MAX_CHARACTERS).trimEnd()}…` : text
}

// `/hong-kong` → `Hong Kong`
function placeOf(link: string): string {
  return link.slice(1).split('-').map(capital).join(' ')
}
