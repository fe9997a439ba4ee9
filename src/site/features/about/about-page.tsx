import { brand } from '../../../brand.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './about-page.module.css'

const { years, customers, customised, personalConcierge, customersInFull, onGroundSupport } = brand.claims

/** The six-tile strip (spec 1 §2 "About page"). */
const TILES: { icon: IconName; text: string }[] = [
  { icon: 'calendar', text: `${years} Years Experience` },
  { icon: 'people', text: `${customers} Customers` },
  { icon: 'compass', text: 'Destination Guide' },
  { icon: 'phone', text: 'Customer Service' },
  { icon: 'breakfast', text: 'Indian Meals' },
  { icon: 'spark', text: 'Managed HNIs' },
]

const REASONS = [
  {
    title: 'Help before and during your trip',
    text: 'We help you to choose a package, book it and apply for visas. During the trip, our on-ground support helps you.',
  },
  {
    title: 'No hidden costs',
    text: 'Each package page shows the taxes, and the levies and visa fees that you pay to others, before you enquire.',
  },
  {
    title: 'Indian meals',
    text: 'Tell us if you need vegetarian, Jain or Indian meals. We arrange them wherever it is possible.',
  },
  {
    title: `${customised} customised`,
    text: 'Each package has a fixed itinerary to start with. You can change the nights, hotels and activities.',
  },
]

/** 'Impressive Figures' (spec 1 §2). */
const FIGURES = [
  { figure: years, text: 'years of experience' },
  { figure: personalConcierge, text: 'personal concierge' },
  { figure: customersInFull, text: 'customers' },
  { figure: onGroundSupport, text: 'on-ground support' },
]

/** The page about the agency (spec 1 §2 "About page"). */
export function AboutPage() {
  return (
    <>
      <PageBanner
        title="About us"
        lead="A travel agency in Mumbai and Ahmedabad for holidays in India and abroad."
        picture="kerala"
      />
      <Section title="A Little About Us">
        <div className={styles.story}>
          <div className={styles.text}>
            <p>
              {brand.name} sells holiday packages to travellers from India. You can choose from places in
              India, such as Ladakh, Kashmir, Kerala and Goa, and abroad, such as Bali, Dubai, Vietnam, Europe
              and the Maldives.
            </p>
            <p>
              We have {years} years of experience and {customers} customers: families, couples, friends and
              company groups. Every package has a day-wise itinerary and a price in Indian rupees, and you can
              change it to suit you.
            </p>
            <p>
              We have two offices, in Mumbai and Ahmedabad. You can visit us, call us, or write by e-mail or
              WhatsApp.
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
        <ul role="list" className={styles.reasons}>
          {REASONS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul role="list" className={styles.tiles} aria-label="What we offer">
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
            {brand.legalName} is the company behind this website. It sells holiday packages in India and
            abroad. It books the hotels, transport and guides of these packages, and flights if they are
            included or if you ask for them. It helps with visa applications.
          </p>
          <p>
            Payments go to the company's own account, by bank transfer or UPI, and you get a receipt for every
            payment. You receive a written confirmation of everything you have booked.
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
