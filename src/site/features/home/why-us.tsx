import { brand } from '../../../brand.ts'
import { homeText } from '../../../language/home.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { trustBadges } from './home-copy.ts'
import styles from './why-us.module.css'

// The marigold of the agency's logo: twelve petals round a disc.
const PETALS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  return { x: round(50 + 38 * Math.cos(angle)), y: round(50 + 38 * Math.sin(angle)) }
})

/** The five trust badges (spec 1 §2 "Why the product"). */
export function WhyUs() {
  const t = homeText()
  const title = t.why(brand.name)
  return (
    <Section title={title} ground="deep" deferred>
      <Carousel label={title} perView={{ base: 2, 768: 4, 1080: 5 }} arrows={false} slidesTakeFocus={false}>
        {trustBadges.map(({ figure, icon, name }) => (
          <div key={name} className={styles.badge}>
            <div className={styles.flower}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                {PETALS.map(({ x, y }) => (
                  <circle key={`${x},${y}`} cx={x} cy={y} r="11.5" className={styles.petal} />
                ))}
                <circle cx="50" cy="50" r="39" className={styles.petal} />
                <circle cx="50" cy="50" r="31" className={styles.disc} />
              </svg>
              {icon ? (
                <Icon name={icon} className={styles.sign} />
              ) : (
                <span className={styles.figure}>{figure}</span>
              )}
            </div>
            <h3 className={styles.title}>{t.badges[name]}</h3>
            <p className={styles.text}>{t.badges[`${name}Text`]}</p>
          </div>
        ))}
      </Carousel>
    </Section>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
