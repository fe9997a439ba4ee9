import type { ReactNode } from 'react'
import type { TripFacts as Facts } from '../../../catalogue/trip-facts.ts'
import type { Meals } from '../../../catalogue/trip-meals.ts'
import { LONG_HOURS, PACE_RULE, type Pace } from '../../../catalogue/trip-pace.ts'
import { longDay } from '../../../contract/travel-date.ts'
import styles from './trip-facts.module.css'

type TripFactsProps = { facts: Facts; nights: number; isAbroad: boolean }

/** Months, visa and papers, meals, pace, and what is private: only what the package and its destination say. */
export function TripFacts({ facts, nights, isAbroad }: TripFactsProps) {
  const { months, season, visa, papers, meals, pace, isPrivate, isShared } = facts
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <dl className={styles.facts}>
        <Fact title="Good months">
          {months && <p className={styles.main}>{months}</p>}
          <p>{season}</p>
        </Fact>
        <Fact title="Visa and papers">
          <p>{isAbroad ? (visa ?? 'Please ask us.') : 'The trip is in India: no visa.'}</p>
          {papers.length > 0 && (
            <ul>
              {papers.map(({ text, source, checked }) => (
                <li key={text}>
                  {text}
                  <small>
                    Set by {source}, checked on {longDay(checked)}
                  </small>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact title="Meals">
          <MealLines meals={meals} nights={nights} />
        </Fact>
        <Fact title="Pace">
          <p className={styles.main}>{PACE_NAMES[pace.level]}</p>
          <p>{paceText(pace, nights)}</p>
          <details className={styles.rule}>
            <summary>How the pace is worked out</summary>
            <p>{PACE_RULE} The hours are those that the day plan names.</p>
          </details>
        </Fact>
        {(isPrivate.length > 0 || isShared.length > 0) && (
          <Fact title="Private or shared">
            <Lines title="Private" lines={isPrivate} />
            <Lines title="Shared with others" lines={isShared} />
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function MealLines({ meals: { daily, others }, nights }: { meals: Meals; nights: number }) {
  if (daily.length === 0 && others.length === 0) return <p>No meals are listed as included.</p>
  return (
    <>
      {daily.includes('breakfast') && (
        <p>
          <b>Breakfast</b> after every night, {dayText(2, nights + 1)}: {nights} in all
        </p>
      )}
      {daily.includes('dinner') && (
        <p>
          <b>Dinner</b> every evening of a stay, {dayText(1, nights)}: {nights} in all
        </p>
      )}
      <Lines title={daily.length > 0 ? 'Also in the price' : 'In the price'} lines={others} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

const PACE_NAMES: Record<Pace['level'], string> = {
  relaxed: 'Relaxed',
  moderate: 'Moderate',
  active: 'Active',
}

function paceText({ moves, longDays }: Pace, nights: number): string {
  const moved =
    moves === 0 ? 'all in one place' : moves === 1 ? 'one move to another place' : `${moves} moves`
  const long =
    longDays.length === 0
      ? `no stretch of ${LONG_HOURS} hours or more`
      : `a stretch of ${LONG_HOURS} hours or more on day ${listText(longDays)}`
  return `${nights} nights, ${moved}; the day plan names ${long}.`
}

function listText(days: readonly number[]): string {
  return days.length > 1 ? `${days.slice(0, -1).join(', ')} and ${days.at(-1)}` : String(days[0])
}

function dayText(first: number, last: number): string {
  return first === last ? `day ${first}` : `days ${first} to ${last}`
}
