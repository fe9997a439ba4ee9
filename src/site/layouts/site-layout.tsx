import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { englishLang } from '../../language/current.ts'
import { layoutText } from '../../language/layout.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { lazyIsland } from '../../ui/lazy-island.tsx'
import { isModifiedClick } from '../../ui/modified-click.ts'
import { Toaster } from '../../ui/toast.tsx'
import { isEnglishPage } from '../english-pages.ts'
import { EnquiryPopupHost } from '../features/enquiry/enquiry-popup-host.tsx'
import { ContactButton } from './contact-button.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { usePageChange } from './use-page-change.ts'

const SiteFooter = lazyIsland(() => import('./site-footer.island.tsx').then(({ SiteFooter }) => SiteFooter))

/** The layout of the site's pages: header, footer and popups around the page's own content. */
export function SiteLayout({ children }: { children: ReactNode }) {
  usePageChange()
  const isEnglish = useRouterState({ select: ({ location }) => isEnglishPage(location.pathname) })
  return (
    <>
      <meta name="theme-color" content="#fbf5ea" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171d33" media="(prefers-color-scheme: dark)" />
      {/* biome-ignore lint/a11y/useValidAnchor: a link before the script runs, and without it */}
      <a href="#main" className={styles.skip} onClick={skip} data-no-print>
        {layoutText().skip}
      </a>
      <SiteHeader />
      {/* On such a page, a translated part names its own language. */}
      <main id="main" tabIndex={-1} lang={isEnglish ? englishLang() : undefined} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <ContactButton />
      <EnquiryPopupHost />
      <Announcer />
      <Toaster />
    </>
  )
}

// The browser would make another entry of the history, without the state of this one: /thankyou would no longer know which enquiry it is
// about.
function skip(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('#main')
  if (!main || isModifiedClick(event)) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  main.scrollIntoView()
}
