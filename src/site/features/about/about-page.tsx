import { brand } from '../../../brand.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './about-page.module.css'

/** The six-tile strip (spec 1 §2 "About page"). */
const TILES: { icon: IconName; text: string }[] = [
  { icon: 'calendar', text: '16+ Years Experience' },
  { icon: 'people', text: '20K+ Customers' },
  { icon: 'compass', text: 'Destination Guide' },
  { icon: 'phone', text: 'Customer Service' },
  { icon: 'breakfast', text: 'Indian Meals' },
  { icon: 'spark', text: 'Managed HNIs' },
]

const REASONS = [
  {
    title: 'One person knows your trip',
    text: 'The planner who takes your first call also writes the quotation, checks the vouchers and answers while you are away.',
  },
  {
    title: 'The price is the price',
    text: 'Taxes, levies and what you pay on the spot are written on the package page before you ask. There are no hidden costs to find later.',
  },
  {
    title: 'Food you can eat',
    text: 'Vegetarian, Jain or simply a good dal after ten days abroad: we ring the kitchens ahead, wherever it can be done.',
  },
  {
    title: 'Every trip is yours',
    text: 'A fixed itinerary is where we begin. Nights, hotels and days move until the plan suits the people who travel: 100% customised.',
  },
]

/** 'Impressive Figures' (spec 1 §2). */
const FIGURES = [
  { figure: '16+', text: 'years of experience' },
  { figure: '24/7', text: 'personal concierge' },
  { figure: '20000+', text: 'customers' },
  { figure: '100%', text: 'on-ground support' },
]

/** The page about the agency (spec 1 §2 "About page"). */
export function AboutPage() {
  return (
    <>
      <PageBanner
        title="About us"
        lead="A travel house from Mumbai and Ahmedabad that plans holidays the way one plans them for one's own family."
        picture="kerala"
      />
      <Section title="A Little About Us">
        <div className={styles.story}>
          <div className={styles.text}>
            <p>
              We began sixteen years ago with one desk, one phone and a list of houseboats whose owners we had
              had tea with. The list has grown to more than twenty countries. The habit has stayed: we sell
              what we have seen, and we say so when we have not.
            </p>
            <p>
              Today some twenty thousand travellers have gone out with us: couples a week after the wedding,
              three generations in one van, offices of forty, and people who simply wanted to stand on a
              mountain. Most of them came because someone who had travelled with us told them to.
            </p>
            <p>
              We keep two offices with doors you can walk through, and a phone that is answered at any hour,
              because flights are late at any hour.
            </p>
          </div>
          <Picture
            name="ladakh"
            frame="tall"
            alt="Stupas and prayer flags below the mountains of Ladakh"
            sizes="(max-width: 768px) 80vw, 24rem"
            className={styles.poster}
          />
        </div>
      </Section>
      <Section title={`Why Choose ${brand.name} Holidays`} ground="deep">
        <ul className={styles.reasons}>
          {REASONS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul className={styles.tiles} aria-label="What we bring">
          {TILES.map(({ icon, text }) => (
            <li key={text} className={styles.tile}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={`About ${brand.legalName}`}>
        <div className={styles.pair}>
          <p>
            {brand.legalName} is the partnership behind the name on this site. It sells fixed-itinerary
            holidays in India and abroad, arranges visas, flights, hotels, transport and guides for them, and
            stands by what it has confirmed in writing.
          </p>
          <p>
            Payments go to the company's own account, by bank transfer or UPI, and every rupee is receipted.
            The partners who meet you at the other end, from the driver in Leh to the boat captain in Ha Long,
            are chosen by our planners and visited by them.
          </p>
        </div>
        <div>
          <p className={styles.links}>
            <ButtonLink href="/contact">Talk to us</ButtonLink>
            <ButtonLink href="/payments" variant="quiet">
              How to pay
            </ButtonLink>
          </p>
        </div>
      </Section>
      <Section title="Impressive Figures" ground="night">
        <dl className={styles.figures}>
          {FIGURES.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
