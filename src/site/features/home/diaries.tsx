import { useState } from 'react'
import { brand } from '../../../brand.ts'
import { testimonials } from '../../../content/copy/testimonials.ts'
import { englishLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Button } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './diaries.module.css'
import { LoopingClip } from './looping-clip.tsx'

/** Video testimonials: eight clips of travellers, each a link to its reel (spec 1 §2). */
export function Diaries() {
  const t = homeText()
  const title = t.diaries(brand.name)
  const [still, setStill] = useState(false)
  return (
    <Section
      title={title}
      lead={t.diariesLead}
      deferred
      className={styles.diaries}
      action={
        <Button variant="plain" onClick={() => setStill(!still)} className={styles.pause}>
          <Icon name={still ? 'play' : 'pause'} /> {still ? t.playClips : t.pauseClips}
        </Button>
      }
    >
      <Carousel label={title} perView={{ base: 2.3, 768: 3 }} arrows="desktop">
        {testimonials.map(({ title, reel, clip, poster }, index) => (
          <Link key={reel} href={`/video?index=${index}`} className={styles.diary}>
            <span className={styles.frame}>
              <LoopingClip clip={clip} poster={poster} still={still} />
              <span className={styles.play}>
                <Icon name="play" />
              </span>
            </span>
            <span lang={englishLang()} className={styles.title}>
              {title}
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
