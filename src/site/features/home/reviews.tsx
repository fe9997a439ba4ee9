import { brand } from '../../../brand.ts'
import { reviews } from '../../../content/copy/reviews.ts'
import { ownLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Section } from '../../../ui/section.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'
import { ReviewsWidget } from './reviews-widget.tsx'

export type ReviewsProps = {
  title?: string
  /** Interval of the automatic steps, ms; without it the row does not move by itself. */
  autoplayMs?: number
}

const { rating: averageRating } = brand.claims

/** Traveller reviews: the review service's widget where one is configured, else our own reviews. */
export function Reviews({ title = homeText().reviews, autoplayMs }: ReviewsProps) {
  const own = <OwnReviews autoplayMs={autoplayMs} />
  return (
    <Section
      title={title}
      deferred
      controls="beside"
      className={autoplayMs ? styles.moving : undefined}
      lead={
        <span lang={ownLang()} className={styles.summary}>
          <Stars rating={averageRating} /> {homeText().outOfFive(String(averageRating))}
          {!brand.reviewsWidget && <span className={styles.sample}>{homeText().sampleReviews}</span>}
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
      {/* In place of the widget: what stands in the heading is true of the widget only. */}
      {brand.reviewsWidget && (
        <p lang={ownLang()} className={styles.sample}>
          {homeText().sampleReviews}
        </p>
      )}
      <Carousel
        label={homeText().reviewsLabel}
        perView={{ base: 1, 768: 3 }}
        loop
        {...(autoplayMs && { autoplayMs })}
      >
        {reviews.map((review) => (
          <ReviewCard key={review.author} {...review} />
        ))}
      </Carousel>
    </>
  )
}
