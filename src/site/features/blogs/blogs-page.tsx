import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './blogs-page.module.css'
import { Byline } from './byline.tsx'
import type { Teaser } from './journal.ts'

/** All articles; the newest one is shown large. */
export function BlogsPage({ teasers }: { teasers: Teaser[] }) {
  return (
    <>
      <PageBanner title="Travel blog" lead="Travel tips for your next holiday." />
      <ul role="list" className={styles.list}>
        {teasers.map(({ slug, title, description, picture, published, minutes }, index) => (
          <li key={slug}>
            <article className={styles.teaser}>
              <Picture
                name={picture}
                frame="wide"
                alt=""
                sizes={index === 0 ? '(max-width: 768px) 92vw, 52rem' : '(max-width: 768px) 92vw, 26rem'}
                priority={index === 0}
                className={styles.picture}
              />
              <div className={styles.words}>
                <h2>
                  <Link href={`/blogs/${slug}`} className={styles.link}>
                    {title}
                  </Link>
                </h2>
                <p>{description}</p>
                <p className={styles.byline}>
                  <Byline published={published} minutes={minutes} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
