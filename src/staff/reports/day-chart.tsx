import { Link } from '../../ui/link.tsx'
import { grouped } from './figures.ts'
import styles from './reports-page.module.css'

type Day = { day: string; leads: number }
type Bar = { first: string; last: string; leads: number }

const HEIGHT = 120
/** With more bars than this they get too thin, so the chart shows weeks. */
const MOST_BARS = 62
const WEEK = 7

/** Leads per day, or per week over long periods, as a chart and as a table whose figures link to their leads. */
export function DayChart({ days, href }: { days: Day[]; href: (first: string, last: string) => string }) {
  const byWeek = days.length > MOST_BARS
  const bars = byWeek ? weeksOf(days) : days.map(({ day, leads }) => ({ first: day, last: day, leads }))
  const largest = Math.max(1, ...bars.map(({ leads }) => leads))
  const unit = byWeek ? 'week' : 'day'
  const width = 100 / bars.length
  return (
    <section aria-labelledby="per-day" className={styles.part}>
      <h2 id="per-day">Leads per {unit}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ first, leads }, index) => {
          const height = leads === 0 ? 1 : Math.max(3, (leads / largest) * HEIGHT)
          return (
            <rect
              key={first}
              className={leads === 0 ? styles.none : styles.bar}
              x={index * width + width * 0.1}
              y={HEIGHT - height}
              width={width * 0.8}
              height={height}
            />
          )
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{shortDay(bars[0]?.first)}</span>
        <span>at most {largest}</span>
        <span>{shortDay(bars.at(-1)?.last)}</span>
      </p>
      <details className={styles.table}>
        <summary>Every {unit} in figures</summary>
        <table className={styles.barTable} aria-labelledby="per-day">
          <thead>
            <tr>
              <th scope="col">{byWeek ? 'Week from' : 'Day'}</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ first, last, leads }) => (
              <tr key={first}>
                <th scope="row">{shortDay(first)}</th>
                <td>
                  {leads > 0 ? (
                    <Link href={href(first, last)} aria-label={`${leads} leads, ${shortDay(first)}`}>
                      {grouped(leads)}
                    </Link>
                  ) : (
                    0
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function weeksOf(days: Day[]): Bar[] {
  const weeks: Bar[] = []
  for (let start = 0; start < days.length; start += WEEK) {
    const week = days.slice(start, start + WEEK)
    const [first] = week
    const last = week.at(-1)
    if (first && last)
      weeks.push({
        first: first.day,
        last: last.day,
        leads: week.reduce((sum, { leads }) => sum + leads, 0),
      })
  }
  return weeks
}

function shortDay(day: string | undefined): string {
  if (day === undefined) return ''
  return new Date(day).toLocaleDateString('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}
