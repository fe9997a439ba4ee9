import { Tabs } from '../../../ui/tabs.tsx'
import styles from './inclusions.module.css'

/** Inclusions and exclusions: two tabs below 768 px, side by side above (spec 2 §2). */
export function Inclusions({ inclusions, exclusions }: { inclusions: string[]; exclusions: string[] }) {
  return (
    <section aria-labelledby="included">
      <h2 id="included">What is included</h2>
      <Tabs
        label="Inclusions and exclusions"
        until={767}
        className={styles.tabs ?? ''}
        tabs={[
          {
            id: 'inclusions',
            title: 'Inclusions',
            content: <Points points={inclusions} className={styles.in} />,
          },
          {
            id: 'exclusions',
            title: 'Exclusions',
            content: <Points points={exclusions} className={styles.out} />,
          },
        ]}
      />
    </section>
  )
}

function Points({ points, className }: { points: string[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
