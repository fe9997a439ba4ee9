import type { Article } from '../../../contract/copy.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OfferGrid } from '../../../ui/offer-grid.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './article-page.module.css'
import { Byline } from './byline.tsx'
import type { Teaser } from './journal.ts'

export type ArticlePageProps = {
  article: Article
  minutes: number
  next: Teaser
  /** The destination the article links to, with its packages. */
  place: { name: string; slug: string }
  offers: Offer[]
}

/** One article, then the destination it links to. */
export function ArticlePage({ article, minutes, next, place, offers }: ArticlePageProps) {
  const { title, description, picture, published, sections } = article
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.back} data-no-print>
            <Link href="/blogs">Travel blog</Link>
          </p>
          <h1>{title}</h1>
          <p className={styles.teaser}>{description}</p>
          <p className={styles.byline}>
            <Byline published={published} minutes={minutes} />
          </p>
        </header>
        <Picture
          name={picture}
          frame="wide"
          alt=""
          sizes="(max-width: 1024px) 100vw, 64rem"
          priority
          className={styles.picture}
        />
        <div className={styles.text}>
          {sections.map(({ heading, paragraphs = [], points = [] }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </article>
      {offers.length > 0 && (
        <Section
          title={`${place.name} trips`}
          action={
            <ButtonLink href={`/${place.slug}`} variant="quiet">
              All about {place.name}
            </ButtonLink>
          }
        >
          <OfferGrid offers={offers} />
        </Section>
      )}
      <aside className={styles.next} aria-label="Read next">
        <p>Read next</p>
        <Link href={`/blogs/${next.slug}`}>{next.title}</Link>
      </aside>
    </>
  )
}
