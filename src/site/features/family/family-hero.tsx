import { Picture } from '../../../ui/picture.tsx'
import { Slideshow } from '../../../ui/slideshow.tsx'
import styles from './family-hero.module.css'

const EVERY_MS = 5_000
const SLIDES = [
  { picture: 'family', alt: 'A family on holiday together' },
  { picture: 'singapore', alt: 'Supertrees and towers in Singapore' },
  { picture: 'kerala', alt: 'A houseboat on the backwaters of Kerala' },
  { picture: 'dubai', alt: 'Camels on the dunes before the towers of Dubai' },
]

/** The picture slider of the family page; a swipe to the left shows the next picture (spec 1 §2). */
export function FamilyHero() {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1>Family holidays</h1>
        <p>
          Trips for parents, children and grandparents. Tell us what you need, and we change the plan to suit
          you.
        </p>
      </div>
      <Slideshow
        label="Family holidays"
        everyMs={EVERY_MS}
        className={styles.slides}
        slides={SLIDES.map(({ picture, alt }, index) => (
          <Picture
            key={picture}
            name={picture}
            frame="wide"
            mobile={{ name: picture, frame: 'square' }}
            alt={alt}
            sizes="(max-width: 768px) 92vw, 52rem"
            priority={index === 0}
            className={styles.picture}
          />
        ))}
      />
    </header>
  )
}
