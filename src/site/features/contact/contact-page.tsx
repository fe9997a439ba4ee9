import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import { offices } from '../../../brand-places.ts'
import { currentLanguage, englishLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { callBackSentence } from '../../../language/office.ts'
import { placeText } from '../../../language/place.ts'
import { EmailText } from '../../../ui/email-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import styles from './contact-page.module.css'

type ContactPageProps = {
  /** Name of the package the form is about. */
  about?: string | undefined
  /** The short form. */
  form: ReactNode
}

/** Contact details and the short form (spec 1 §2 "Contact page"). */
export function ContactPage({ about, form }: ContactPageProps) {
  const t = placeText()
  return (
    <>
      <PageBanner title={t.contactTitle} lead={t.contactLead} picture="singapore" />
      <div className={styles.columns}>
        <section aria-labelledby="plan">
          <h2 id="plan">{layoutText().planYourTrip}</h2>
          <p className={styles.lead}>
            {t.fiveFields} {callBackSentence()}
          </p>
          {about && (
            <p className={styles.lead}>
              <Phrase message={t.queryAbout}>
                <strong lang={englishLang()}>{about}</strong>
              </Phrase>
            </p>
          )}
          {form}
        </section>
        <section aria-labelledby="reach" className={styles.card}>
          <h2 id="reach">{t.reachUs}</h2>
          <ul role="list" className={styles.ways}>
            <li>
              <a href={brand.phone.href}>
                <Icon name="phone" /> {brand.phone.shown}
              </a>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>
                <Icon name="mail" /> <EmailText address={brand.email} />
              </a>
            </li>
            <li>
              <Link href={brand.whatsApp} target="_blank">
                <Icon name="whatsapp" /> {layoutText().chat}
              </Link>
            </li>
          </ul>
          {offices.map(({ city, lines, hours }) => (
            <div key={city} className={styles.office}>
              <h3>{t.officeIn(city)}</h3>
              <address lang={englishLang()}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <p className={styles.hours}>
                <Icon name="clock" /> {hours[currentLanguage()]}
              </p>
            </div>
          ))}
        </section>
      </div>
    </>
  )
}
