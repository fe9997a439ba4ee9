import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { networks, offices } from '../../brand-places.ts'
import { englishLang } from '../../language/current.ts'
import { layoutText } from '../../language/layout.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SocialIcon } from '../../ui/social-icon.tsx'
import { footerPicture } from './footer-picture.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { footerGroups } from './navigation.ts'
import styles from './site-footer.module.css'

/** The footer of every page except the reels (spec 1 §2 "Footer"). */
export function SiteFooter() {
  const t = layoutText()
  return (
    <footer className={styles.footer} data-ground="night" data-no-print>
      <Banner />
      <div className={styles.body}>
        <div className={styles.groups}>
          <Group title={t.talkToUs}>
            <li>
              <a href={brand.phone.href}>
                <Icon name="phone" /> {brand.phone.shown}
              </a>
            </li>
            <li>
              <Link href={brand.whatsApp} target="_blank">
                <Icon name="whatsapp" /> WhatsApp
              </Link>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>
                <Icon name="mail" />{' '}
                <span className={styles.long}>
                  <EmailText address={brand.email} />
                </span>
              </a>
            </li>
          </Group>
          <Group title={t.branches}>
            {offices.map((office) => (
              <li key={office.city} className={styles.office} lang={englishLang()}>
                <strong>{office.city}</strong>
                <address>
                  {office.lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </li>
            ))}
          </Group>
          {footerGroups().map((group) => (
            <Group key={group.title} title={group.title}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} lang={link.lang}>
                    {link.text}
                  </Link>
                </li>
              ))}
            </Group>
          ))}
        </div>
        <div className={styles.end}>
          <LanguageSwitch />
          <p>
            © {brand.copyrightYear} {brand.legalName}. {t.rights}
          </p>
          <ul role="list" className={styles.social}>
            {networks.map(({ name, icon, href }) => (
              <li key={name}>
                <Link href={href} target="_blank" aria-label={name}>
                  <SocialIcon name={icon} />
                </Link>
              </li>
            ))}
            <li>
              <a href={brand.phone.href} aria-label={t.callUs}>
                <Icon name="phone" />
              </a>
            </li>
            <li>
              <Link href={brand.whatsApp} target="_blank" aria-label={t.chat}>
                <Icon name="whatsapp" />
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

// By itself, because it changes with the page: the rest of the footer is not rendered again.
function Banner() {
  const picture = useLocation({ select: ({ pathname }) => footerPicture(pathname) })
  return <Picture name={picture} frame="banner" alt="" sizes="100vw" className={styles.banner} />
}

// Up to 768 px the title collapses its links; above that it is a plain heading. CSS decides which is shown.
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.plainTitle}>{title}</h2>
      <details className={styles.fold}>
        <summary className={styles.title}>
          <h2>{title}</h2>
          <Icon name="chevron" className={styles.sign} />
        </summary>
      </details>
      <ul role="list" className={styles.links}>
        {children}
      </ul>
    </div>
  )
}
