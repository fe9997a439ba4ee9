import { Carousel } from '../../../ui/carousel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './boarding-passes.module.css'

/** Spec 2 §2. */
const EVERY_MS = 3_000
const OFFER = '30% discount ticket'

const PASSES = [
  { from: 'BOM', fromCity: 'Mumbai', to: 'SYD', toCity: 'Sydney' },
  { from: 'DEL', fromCity: 'Delhi', to: 'MEL', toCity: 'Melbourne' },
  { from: 'AMD', fromCity: 'Ahmedabad', to: 'CNS', toCity: 'Cairns' },
  { from: 'BLR', fromCity: 'Bengaluru', to: 'PER', toCity: 'Perth' },
  { from: 'MAA', fromCity: 'Chennai', to: 'BNE', toCity: 'Brisbane' },
  { from: 'HYD', fromCity: 'Hyderabad', to: 'ADL', toCity: 'Adelaide' },
]

/** Discounts shown as boarding passes, moving to the next one every 3 s (spec 2 §2). */
export function BoardingPasses() {
  return (
    <Carousel
      label="Boarding passes"
      perView={{ base: 1, 768: 2, 1080: 3 }}
      loop
      autoplayMs={EVERY_MS}
      arrows="desktop"
    >
      {PASSES.map((pass) => (
        <BoardingPass key={pass.to} {...pass} />
      ))}
    </Carousel>
  )
}

function BoardingPass({ from, fromCity, to, toCity }: (typeof PASSES)[number]) {
  return (
    <article className={styles.pass}>
      <div className={styles.route}>
        <p className={styles.end}>
          <span className={styles.code}>{from}</span> <span>{fromCity}</span>
        </p>
        <Icon name="flight" className={styles.plane} />
        <p className={styles.end}>
          <span className={styles.code}>{to}</span> <span>{toCity}</span>
        </p>
      </div>
      <div className={styles.stub}>
        <p className={styles.offer}>{OFFER}</p>
        <a href="#enquiry" className={styles.claim}>
          Enquire
          <span className="visually-hidden">
            {' '}
            about flights from {fromCity} to {toCity}
          </span>
        </a>
      </div>
    </article>
  )
}
