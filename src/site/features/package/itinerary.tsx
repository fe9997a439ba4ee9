import type { DayPicture } from '../../../catalogue/day-pictures.ts'
import type { ItineraryDay } from '../../../contract/catalogue.ts'
import type { PackagePhoto } from '../../../contract/photo.ts'
import { englishLang } from '../../../language/current.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './itinerary.module.css'

type ItineraryProps = {
  days: ItineraryDay[]
  photos?: PackagePhoto[] | undefined
  /** One for each day. */
  pictures: DayPicture[]
}

/** The itinerary day by day, one day open at a time (spec 2 §4). */
export function Itinerary({ days, photos = [], pictures }: ItineraryProps) {
  const t = detailsText()
  const items = days.map((day, index) => ({
    id: `day-${index + 1}`,
    title: (
      <>
        {pictures[index] && <Vignette picture={pictures[index]} />}
        <span className={styles.day}>{t.day(String(index + 1))}</span>{' '}
        <span lang={englishLang()}>{day.title}</span>
      </>
    ),
    content: (
      <>
        <ul role="list" lang={englishLang()} className={styles.activities}>
          {day.activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
        <DayPhotos photos={photos.filter((photo) => photo.day === index + 1)} />
      </>
    ),
  }))
  return (
    <section id="itinerary" aria-labelledby="itinerary-title">
      <h2 id="itinerary-title">{t.itinerary}</h2>
      <Accordion
        items={items}
        level={3}
        openId="day-1"
        className={classNames(styles.list, pictures.length > 0 && styles.illustrated)}
      />
    </section>
  )
}

function Vignette({ picture }: { picture: DayPicture }) {
  return (
    <span className={styles.vignette} data-no-print="">
      <Picture {...picture} alt="" sizes="4.5rem" className={styles.arch} />
    </span>
  )
}

function DayPhotos({ photos }: { photos: PackagePhoto[] }) {
  if (photos.length === 0) return null
  return (
    <ul role="list" className={styles.photos} data-no-print="">
      {photos.map(({ name, alt }) => (
        <li key={name}>
          <Picture
            name={name}
            frame="wide"
            alt={alt}
            sizes="(width > 768px) 16rem, 44vw"
            className={styles.photo}
          />
        </li>
      ))}
    </ul>
  )
}
