import { homeText } from '../../../language/home.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { popularDestinations } from './home-copy.ts'
import styles from './popular-destinations.module.css'

/** Less than the width on phones: two pixels for each of the page's are enough on dense screens. */
const POSTER_SIZES = '(max-width: 768px) 34vw, (max-width: 1080px) 24vw, 260px'

export type PopularDestinationsProps = {
  /** The popup option: a tap opens an enquiry about the destination instead of its page (spec 1 §2). */
  onChoose?: ((destination: string) => void) | undefined
}

/** Nine destinations as posters. */
export function PopularDestinations({ onChoose }: PopularDestinationsProps) {
  return (
    <Section className={styles.section} deferred ground="dusk" controls="beside" title={homeText().popular}>
      <Carousel label={homeText().popular} perView={{ base: 1.8, 400: 2, 768: 4, 1080: 4.8 }}>
        {popularDestinations.map(({ name, href, picture }) => (
          <Link
            key={name}
            href={href}
            morph="arch"
            data-card
            className={styles.place}
            {...(onChoose && {
              onClick: (event) => {
                event.preventDefault()
                onChoose(name)
              },
            })}
          >
            <Picture name={picture} frame="tall" alt="" sizes={POSTER_SIZES} className={styles.picture} />
            <span className={styles.name}>{name}</span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
