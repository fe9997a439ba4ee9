import { cancellationDates } from '../../../catalogue/cancellation-dates.ts'
import { cancellationLines } from '../../../content/copy/cancellation.ts'
import type { Quotation } from '../../../contract/quotation.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './trip-money.module.css'

/** What a cancellation costs on which day; without dates, by days before departure. */
export function TripCancellation({ startsOn }: Pick<Quotation, 'startsOn'>) {
  return (
    <section aria-labelledby="cancellation" className={styles.section}>
      <h2 id="cancellation">If you cancel</h2>
      <p>After the trip is booked, this is what we keep of the total cost:</p>
      {startsOn ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Your message reaches us</th>
              <th scope="col">We keep</th>
            </tr>
          </thead>
          <tbody>
            {cancellationDates(startsOn).map(({ from, to, fee }) => (
              <tr key={to}>
                <td>
                  {from === to
                    ? `on ${longDay(to)}`
                    : `${from ? `${longDay(from)} to` : 'until'} ${longDay(to)}`}
                </td>
                <td>{fee}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul role="list" className={styles.points}>
          {cancellationLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        Days are calendar days in India, counted back from the day of departure. The full text is in our{' '}
        <Link href="/cancellation-policy">Cancellation Policy</Link>.
      </p>
    </section>
  )
}
