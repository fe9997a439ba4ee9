import { englishLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Slideshow } from '../../../ui/slideshow.tsx'
import styles from './hero-slideshow.module.css'
import { heroSlides } from './home-copy.ts'

/** Time each slide is shown (spec 1 §9). */
const HERO_INTERVAL_MS = 3000

/** Seven pictures that cross-fade; phones get their own crops. */
export function HeroSlideshow() {
  return (
    <div className={styles.frame}>
      <Slideshow
        label={homeText().ideas}
        everyMs={HERO_INTERVAL_MS}
        slides={heroSlides.map(({ picture, words, place, href }) => (
          <figure key={picture} className={styles.slide}>
            <Picture
              name={picture}
              frame="banner"
              mobile={{ name: picture, frame: 'wide' }}
              alt=""
              sizes="(max-width: 768px) 92vw, (max-width: 1340px) 96vw, 1280px"
              className={styles.picture}
            />
            <figcaption lang={englishLang()} className={styles.caption}>
              <span className={styles.words}>{words}</span>
              <Link href={href}>{place}</Link>
            </figcaption>
          </figure>
        ))}
      />
    </div>
  )
}
