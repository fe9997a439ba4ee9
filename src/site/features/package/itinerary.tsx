import type { ItineraryDay } from '../../../contract/catalogue.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import styles from './itinerary.module.css'

/** The itinerary day by day, one day open at a time (spec 2 §4). */
export function Itinerary({ days }: { days: ItineraryDay[] }) {
  const items = days.map((day, index) => ({
    id: `day-${index + 1}`,
    title: (
      <>
        <span className={styles.day}>Day {index + 1}</span> {day.title}
      </>
    ),
    content: (
      <ul className={styles.activities}>
        {day.activities.map((activity) => (
          <li key={activity}>{activity}</li>
        ))}
      </ul>
    ),
  }))
  return (
    <section id="itinerary" aria-labelledby="itinerary-title">
      <h2 id="itinerary-title">Day-wise itinerary</h2>
      <Accordion items={items} level={3} openId="day-1" className={styles.list ?? ''} />
    </section>
  )
}
