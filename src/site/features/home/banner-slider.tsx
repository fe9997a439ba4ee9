import { englishLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './banner-slider.module.css'
import { banners } from './home-copy.ts'

/** Five promotional banners, changed by swipe in both directions without end, or by dot (spec 1 §4). */
export function BannerSlider() {
  const t = homeText()
  return (
    <section className={styles.frame} aria-label={t.featured}>
      <Carousel label={t.featured} loop dots arrows="desktop" controlsOnPicture>
        {banners.map(({ route, picture, title, words }) => (
          <Link key={route} href={route} className={styles.banner}>
            <Picture
              name={picture}
              frame="banner"
              mobile={{ name: picture, frame: 'wide' }}
              alt=""
              sizes="(max-width: 768px) 92vw, (max-width: 1340px) 96vw, 1280px"
              className={styles.picture}
            />
            <span lang={englishLang()} className={styles.ticket}>
              <span className={styles.title}>{title}</span>
              <span>{words}</span>
            </span>
          </Link>
        ))}
      </Carousel>
    </section>
  )
}
