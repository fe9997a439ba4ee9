import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import { callBackSentence, offices } from '../../../brand-places.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import styles from './contact-page.module.css'

type ContactPageProps = {
  /** Name of the package the form is about. */
  about?: string | undefined
  /** The short form. */
  form: ReactNode
}

/** Contact details and the short form (spec 1 §2 "Contact page"). */
export function ContactPage({ about, form }: ContactPageProps) {
  return (
    <>
      <PageBanner
        title="Contact us"
        lead="Call us, write to us or visit one of our offices."
        picture="singapore"
      />
      <div className={styles.columns}>
        <section aria-labelledby="plan">
          <h2 id="plan">Plan Your Trip</h2>
          <p className={styles.lead}>Fill in five fields. {callBackSentence}</p>
          {about && (
            <p className={styles.lead}>
              Your query is about <strong>{about}</strong>.
            </p>
          )}
          {form}
        </section>
        <section aria-labelledby="reach" className={styles.card}>
          <h2 id="reach">Reach us directly</h2>
          <ul role="list" className={styles.ways}>
            <li>
              <a href={brand.phone.href}>
                <Icon name="phone" /> {brand.phone.shown}
              </a>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>
                <Icon name="mail" /> {brand.email}
              </a>
            </li>
            <li>
              <Link href={brand.whatsApp} target="_blank">
                <Icon name="whatsapp" /> Chat on WhatsApp
              </Link>
            </li>
          </ul>
          {offices.map(({ city, lines, hours }) => (
            <div key={city} className={styles.office}>
              <h3>{city} office</h3>
              <address>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <p className={styles.hours}>
                <Icon name="clock" /> {hours}
              </p>
            </div>
          ))}
        </section>
      </div>
    </>
  )
}
