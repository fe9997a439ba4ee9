import { Link } from './link.tsx'
import styles from './review-card.module.css'
import { Stars } from './stars.tsx'

/** Characters of a review that are shown (spec 1 §9). */
export const REVIEW_CUT_CHARACTERS = 150

export type ReviewCardProps = {
  author: string
  text: string
  /** Whole stars out of 5. */
  rating: number
  /** Page of the place it is about. */
  link: string
}

/** What a traveller said, cut to 150 characters (spec 1 §3 "Review"), with a way to the place. */
export function ReviewCard({ author, text, rating, link }: ReviewCardProps) {
  return (
    <figure className={styles.card}>
      <Stars rating={rating} />
      <blockquote className={styles.text}>{cutReview(text)}</blockquote>
      <figcaption className={styles.foot}>
        <span className={styles.author}>{author}</span>
        <Link href={link} className={styles.link}>
          See the place<span className="visually-hidden"> {author} writes about</span>
        </Link>
      </figcaption>
    </figure>
  )
}

/** At most 150 characters, and `...` when there was more. */
export function cutReview(text: string): string {
  return text.length > REVIEW_CUT_CHARACTERS ? `${text.slice(0, REVIEW_CUT_CHARACTERS).trimEnd()}...` : text
}
