import type { ReactNode } from 'react'
import type { TripFacts as Facts } from '../../../catalogue/trip-facts.ts'
import type { Meals } from '../../../catalogue/trip-meals.ts'
import { LONG_HOURS, type Pace } from '../../../catalogue/trip-pace.ts'
import { englishLang, locale } from '../../../language/current.ts'
import { dayText, monthsText } from '../../../language/dates.ts'
import { detailsText } from '../../../language/package-details.ts'
import styles from './trip-facts.module.css'

type TripFactsProps = {
  facts: Facts
  /** 1 = January. */
  months: readonly number[]
  nights: number
  isAbroad: boolean
}

/** Months, visa and other entry charges, meals, pace, and what is private: only what the package and its destination say. */
export function TripFacts({ facts, months, nights, isAbroad }: TripFactsProps) {
  const t = detailsText()
  const { season, visa, entryCharges, meals, pace, isPrivate, isShared } = facts
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t.goodToKnow}</h2>
      <dl className={styles.facts}>
        <Fact title={t.goodMonths}>
          {months.length > 0 && <p className={styles.main}>{monthsText(months)}</p>}
          <p lang={englishLang()}>{season}</p>
        </Fact>
        <Fact title={t.visaPapers}>
          {isAbroad && visa ? <p lang={englishLang()}>{visa}</p> : <p>{isAbroad ? t.pleaseAsk : t.noVisa}</p>}
          {entryCharges.length > 0 && (
            <ul>
              {entryCharges.map(({ text, source, checked }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two charges may bear one name
                <li key={index}>
                  <span lang={englishLang()}>{text}</span>
                  <small>{t.setBy(source, dayText(checked))}</small>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact title={t.meals}>
          <MealLines meals={meals} nights={nights} />
        </Fact>
        <Fact title={t.pace}>
          <p className={styles.main}>{t.paces[pace.level]}</p>
          <p>{paceText(pace, nights)}</p>
          <details className={styles.rule}>
            <summary>{t.paceHow}</summary>
            <p>{t.paceRule(String(LONG_HOURS))}</p>
          </details>
        </Fact>
        {(isPrivate.length > 0 || isShared.length > 0) && (
          <Fact title={t.privateOrShared}>
            <Lines title={t.private} lines={isPrivate} />
            <Lines title={t.shared} lines={isShared} />
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
  const t = detailsText()
  if (daily.length === 0 && others.length === 0) return <p>{t.noMeals}</p>
  return (
    <>
      {daily.includes('breakfast') && (
        <p>
          <b>{t.breakfast}</b> {t.breakfastDays(dayRange(2, nights + 1), String(nights))}
        </p>
      )}
      {daily.includes('dinner') && (
        <p>
          <b>{t.dinner}</b> {t.dinnerDays(dayRange(1, nights), String(nights))}
        </p>
      )}
      <Lines title={daily.length > 0 ? t.alsoInPrice : t.inPrice} lines={others} />
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
      <ul lang={englishLang()}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function paceText({ moves, longDays }: Pace, nights: number): string {
  const t = detailsText()
  const moved = moves === 0 ? t.noMove : moves === 1 ? t.oneMove : t.moves(String(moves))
  const hours = String(LONG_HOURS)
  const long = longDays.length === 0 ? t.noLongDay(hours) : t.longDays(hours, listText(longDays))
  return t.paceText(String(nights), moved, long)
}

function listText(days: readonly number[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(days.map(String))
}

function dayRange(first: number, last: number): string {
  const t = detailsText()
  return first === last ? t.oneDay(String(first)) : t.dayRange(String(first), String(last))
}
