import { type FocusEvent, type ToggleEvent, useRef } from 'react'
import { brand } from '../../brand.ts'
import { networks } from '../../brand-places.ts'
import { layoutText } from '../../language/layout.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SocialIcon } from '../../ui/social-icon.tsx'
import { EnquiriesLink } from './enquiries-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MiniArch } from './mini-arch.tsx'
import { type NavGroup, phoneMenu } from './navigation.ts'
import styles from './phone-menu.module.css'
import { PHONE_MENU } from './phone-menu-button.tsx'

/** The slide-in menu: popovers inside a popover, so that Escape and Back leave a submenu and a tap outside leaves all. */
export function PhoneMenu() {
  const t = layoutText()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  // Tab after the last link leaves the menu, which then closes.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover()
  }
  return (
    <div
      ref={panel}
      id={PHONE_MENU}
      popover="auto"
      role="dialog"
      aria-label={t.menu}
      className={styles.panel}
      data-holds-page
      onBlur={onBlur}
      onToggle={(event) => {
        // The opener lies under the panel.
        if (event.target === panel.current && event.newState === 'open') close.current?.focus()
      }}
    >
      <nav aria-label={t.siteNavigation}>
        <div className={styles.bar}>
          <p className={styles.name}>{brand.name}</p>
          <button
            ref={close}
            type="button"
            popoverTarget={PHONE_MENU}
            popoverTargetAction="hide"
            // For the browser, as the menu opens before this script has run.
            // biome-ignore lint/a11y/noAutofocus: only when the menu opens
            autoFocus
            className={styles.round}
            aria-label={t.closeMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul role="list" className={styles.lines}>
          {phoneMenu().map((entry) => (
            <li key={entry.text}>
              {'groups' in entry ? (
                <Submenu id={`${PHONE_MENU}-${entry.id}`} title={entry.text} groups={entry.groups} />
              ) : (
                <Link href={entry.href} className={styles.line}>
                  {entry.text} {entry.isNew && <Badge>{t.isNew}</Badge>}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <Link href="/packages" className={styles.tool}>
          <Icon name="search" /> {t.findPackages}
        </Link>
        <Link href="/saved" className={styles.tool}>
          <Icon name="heart" /> {t.savedForLater}
        </Link>
        <EnquiriesLink withText />
        <Link href="/settings#install" className={styles.install}>
          <Icon name="download" /> {t.installApp}
        </Link>
        <LanguageSwitch />
        <ul role="list" className={styles.social}>
          {networks.map(({ name, icon, href }) => (
            <li key={name}>
              <Link href={href} target="_blank" className={styles.round} aria-label={name}>
                <SocialIcon name={icon} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Submenu({ id, title, groups }: { id: string; title: string; groups: NavGroup[] }) {
  const t = layoutText()
  const opener = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} className={styles.line}>
        {title} <Icon name="chevron" />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        data-holds-page
        // The browser gives the focus back only where no other popover is open.
        onToggle={(event: ToggleEvent) => {
          event.stopPropagation()
          const target = event.newState === 'open' ? back : opener
          target.current?.focus()
        }}
      >
        <div className={styles.bar}>
          <button
            ref={back}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: only when the submenu opens
            autoFocus
            className={styles.back}
            aria-label={t.backFrom(title)}
          >
            <Icon name="chevron" className={styles.backSign} /> {t.back}
          </button>
          <p className={styles.name}>{title}</p>
        </div>
        {groups.map((group) => (
          <section key={group.title} className={styles.group}>
            {groups.length > 1 && <h2 className={styles.groupTitle}>{group.title}</h2>}
            <ul role="list" className={styles.lines}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} lang={link.lang} className={styles.line}>
                    {link.picture && <MiniArch name={link.picture} />}
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
