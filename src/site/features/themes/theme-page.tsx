import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OfferGrid } from '../../../ui/offer-grid.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Section } from '../../../ui/section.tsx'
import { type ThemeCopy, themes } from './theme-copy.ts'
import styles from './theme-page.module.css'

export type ThemePageProps = { theme: ThemeCopy; india: Offer[]; abroad: Offer[] }

/** All packages of one theme. */
export function ThemePage({ theme, india, abroad }: ThemePageProps) {
  const groups = [
    { id: 'india', title: 'In India', offers: india },
    { id: 'abroad', title: 'Abroad', offers: abroad },
  ].filter(({ offers }) => offers.length > 0)
  return (
    <>
      <PageBanner title={theme.title} lead={theme.text} picture={theme.picture}>
        {theme.page && (
          <ButtonLink href={theme.page} variant="quiet">
            {theme.name} holidays with us
          </ButtonLink>
        )}
      </PageBanner>
      <nav aria-label="Themes" className={styles.place}>
        <ul role="list" className={styles.others}>
          {themes.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={`/themes/${slug}`} className={styles.other}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, offers }) => (
        <Section
          key={id}
          id={id}
          title={title}
          lead={`${offers.length} trips, priced for two adults sharing a room.`}
        >
          <OfferGrid offers={offers} />
        </Section>
      ))}
      <Section
        title="Not sure yet?"
        lead="Tell the trip planner when you travel, with whom and your budget. It searches all our packages."
        ground="deep"
      >
        <ButtonLink href={`/trip-planner?mood=${theme.slug}`}>Open the trip planner</ButtonLink>
      </Section>
    </>
  )
}
