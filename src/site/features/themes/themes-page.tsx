import type { Theme } from '../../../contract/themes.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { OfferGrid } from '../../../ui/offer-grid.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { themes } from './theme-copy.ts'
import type { ThemePreview } from './theme-packages.ts'
import styles from './themes-page.module.css'

/** Five themes with a preview of each (spec 1 §2 names the route and leaves its content open). */
export function ThemesPage({ tastes }: { tastes: Record<Theme, ThemePreview> }) {
  return (
    <>
      <PageBanner title="Themes" lead="Choose a holiday by the kind of trip you like." />
      <nav aria-label="Themes" className={styles.place}>
        <ul role="list" className={styles.tiles}>
          {themes.map(({ slug, name, picture, page }, index) => (
            <li key={slug}>
              <Link href={page ?? `/themes/${slug}`} className={styles.tile}>
                <Picture
                  name={picture}
                  frame="tall"
                  alt=""
                  sizes="(max-width: 768px) 46vw, 16rem"
                  priority={index === 0}
                  className={styles.poster}
                />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {themes.map(({ slug, title, text }) => (
        <Section
          key={slug}
          id={slug}
          title={title}
          lead={text}
          action={
            <ButtonLink href={`/themes/${slug}`} variant="quiet">
              All {tastes[slug].count} {title.toLowerCase()}
            </ButtonLink>
          }
        >
          <OfferGrid offers={tastes[slug].offers} />
        </Section>
      ))}
    </>
  )
}
