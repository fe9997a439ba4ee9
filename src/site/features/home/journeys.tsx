import { journeys } from '../../../content/copy/journeys.ts'
import { englishLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Carousel, type PerView } from '../../../ui/carousel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './journeys.module.css'

/** Time between two steps (spec 1 §9). */
const JOURNEYS_AUTOPLAY_MS = 3000

type JourneysProps = { title?: string; perView?: PerView; autoplayMs?: number }

/** Unforgettable Journeys: five films (spec 1 §2). One on another site opens in a new tab. */
export function Journeys({
  title = homeText().journeys,
  perView = { base: 1, 768: 3 },
  autoplayMs = JOURNEYS_AUTOPLAY_MS,
}: JourneysProps) {
  return (
    <Section title={title} controls="beside" deferred className={styles.section}>
      <Carousel label={title} perView={perView} loop autoplayMs={autoplayMs} arrows="desktop">
        {journeys.map(({ thumbnail, link, text }) => (
          <Link
            key={link}
            href={link}
            {...(isElsewhere(link) && { target: '_blank' })}
            className={styles.journey}
          >
            <span className={styles.frame}>
              <Picture
                name={thumbnail}
                frame="wide"
                alt=""
                sizes="(max-width: 768px) 92vw, 410px"
                className={styles.picture}
              />
              <span className={styles.play}>
                <Icon name="play" />
              </span>
            </span>
            <span className={styles.text}>
              <span lang={englishLang()}>{text}</span>
              <VisuallyHidden>
                {' '}
                ({isElsewhere(link) ? homeText().filmElsewhere : homeText().film})
              </VisuallyHidden>
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}

function isElsewhere(link: string): boolean {
  return link.startsWith('https:')
}
