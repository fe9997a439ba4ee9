import { useState } from 'react'
import { pictureIn, weatherIn } from '../../../catalogue/weather.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { englishLang } from '../../../language/current.ts'
import { monthName, monthNames } from '../../../language/dates.ts'
import { placeText } from '../../../language/place.ts'
import { Picture } from '../../../ui/picture.tsx'
import '../../../ui/weather.module.css'
import styles from './best-time.module.css'

/** The months of the year; the one chosen says what to expect, and shows in the page's pictures. */
export function BestTime({ slug, name, bestMonths, season }: Destination) {
  const t = placeText()
  const [chosen, setChosen] = useState<number>()
  return (
    <div className={styles.time} data-card="">
      <div>
        <h3>{t.bestTime}</h3>
        <fieldset>
          <legend className="visually-hidden">{t.months}</legend>
          <div className={styles.months}>
            {monthNames('short').map((month, index) => {
              const isBest = bestMonths.includes(index + 1)
              return (
                <label key={month} className={styles.month} data-best={isBest || undefined}>
                  <input
                    type="radio"
                    name="best-time"
                    className={styles.radio}
                    data-weather={weatherIn(slug, index + 1)}
                    onChange={() => setChosen(index + 1)}
                  />
                  {month}
                  {isBest && <span className="visually-hidden"> ({t.good})</span>}
                </label>
              )
            })}
          </div>
        </fieldset>
        <p aria-live="polite" lang={chosen ? undefined : englishLang()}>
          {chosen ? expected(slug, name, chosen, bestMonths.includes(chosen)) : season}
        </p>
        {chosen && <p lang={englishLang()}>{season}</p>}
      </div>
      <Picture name={pictureIn(slug, chosen)} frame="square" alt="" sizes="9rem" className={styles.arch} />
    </div>
  )
}

function expected(slug: string, name: string, month: number, isBest: boolean): string {
  const weather = weatherIn(slug, month)
  const t = placeText()
  const words = [weather && t.weather[weather], isBest ? t.bestMonth : t.notBestMonth].filter(Boolean)
  return t.inMonth(name, monthName(month), words.join('; '))
}
