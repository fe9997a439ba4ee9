import { useEffect, useRef, useState } from 'react'
import { brand } from '../../brand.ts'
import { layoutText } from '../../language/layout.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyIsland } from '../../ui/lazy-island.tsx'
import { Link } from '../../ui/link.tsx'
import { EnquiriesLink } from './enquiries-link.tsx'
import { PhoneMenuButton } from './phone-menu-button.tsx'
import styles from './site-header.module.css'

const MainNav = lazyIsland(() => import('./main-nav.island.tsx').then(({ MainNav }) => MainNav))
const PhoneMenu = lazyIsland(() => import('./phone-menu.island.tsx').then(({ PhoneMenu }) => PhoneMenu))

/** The navbar of every page except the reels; transparent at first, solid once 300 px are scrolled (spec 1 §2, §9). */
export function SiteHeader() {
  const t = layoutText()
  const mark = useRef<HTMLDivElement>(null)
  const solid = useScrolledPast(mark)
  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      <header data-site-header="" className={styles.header} data-solid={solid} data-no-print>
        <div className={styles.bar}>
          <Link href="/" className={styles.logo} aria-label={t.homeOf(brand.name)}>
            {/* Lazy, so that it does not go before the picture that the page opens with. */}
            <img src="/icons/favicon.svg" alt="" width="36" height="36" loading="lazy" />
            <span>{brand.name}</span>
          </Link>
          <MainNav />
          <div className={styles.tools}>
            <a href={brand.phone.href} className={styles.phone}>
              <Icon name="phone" /> {brand.phone.shown}
            </a>
            <Link
              href="/packages"
              className={styles.search}
              aria-label={t.findPackages}
              title={t.findPackages}
            >
              <Icon name="search" />
            </Link>
            <EnquiriesLink />
            <ButtonLink href="/trip-planner" variant="primary" className={styles.plan}>
              {t.planMyTrip}
            </ButtonLink>
            <PhoneMenuButton />
          </div>
        </div>
      </header>
      <PhoneMenu />
    </>
  )
}

function useScrolledPast(mark: React.RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => setPast(!entry?.isIntersecting))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark])
  return past
}
