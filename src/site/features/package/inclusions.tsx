import { englishLang } from '../../../language/current.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import styles from './inclusions.module.css'

/** Inclusions and exclusions: two tabs below 768 px, side by side above (spec 2 §2). */
export function Inclusions({ inclusions, exclusions }: { inclusions: string[]; exclusions: string[] }) {
  const t = detailsText()
  return (
    <section aria-labelledby="included">
      <h2 id="included">{t.included}</h2>
      <Tabs
        label={t.includedLabel}
        until={767}
        className={styles.tabs ?? ''}
        tabs={[
          {
            id: 'inclusions',
            title: t.inclusions,
            content: <Points points={inclusions} className={styles.in} />,
          },
          {
            id: 'exclusions',
            title: t.exclusions,
            content: <Points points={exclusions} className={styles.out} />,
          },
        ]}
      />
    </section>
  )
}

function Points({ points, className }: { points: string[]; className: string | undefined }) {
  return (
    <ul role="list" lang={englishLang()} className={className}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
