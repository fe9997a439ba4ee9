import { useId, useState } from 'react'
import { capital } from '../../../catalogue/capital.ts'
import type { Review } from '../../../contract/copy.ts'
import { truncateText } from '../../../contract/truncate-text.ts'
import { englishLang, ownLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Link } from '../../../ui/link.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './reviews.module.css'

/** Length at which a review is truncated (spec 1 §9). */
const REVIEW_MAX_CHARACTERS = 150

/** One review; a long one is cut, and can be read whole. */
export function ReviewCard({ author, text, rating, link }: Review) {
  const t = homeText()
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  const isLong = text.length > REVIEW_MAX_CHARACTERS
  return (
    <figure lang={ownLang()} className={styles.review}>
      <Stars rating={rating} />
      <div>
        <blockquote id={textId} lang={englishLang()} className={styles.text}>
          {isLong && !isOpen ? `${truncateText(text, REVIEW_MAX_CHARACTERS - 1).trimEnd()}…` : text}
        </blockquote>
        {isLong && (
          <>
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={textId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t.readLess : t.readAll}
              <span className="visually-hidden"> {t.ofReview(author)}</span>
            </button>
            <noscript>
              <details>
                <summary>{t.readAll}</summary>
                <p lang={englishLang()}>{text}</p>
              </details>
            </noscript>
          </>
        )}
      </div>
      <figcaption>
        <strong>{author}</strong> · <Link href={link}>{placeOf(link)}</Link>
      </figcaption>
    </figure>
  )
}

// `/hong-kong` → `Hong Kong`
function placeOf(link: string): string {
  return link.slice(1).split('-').map(capital).join(' ')
}
