import type { ReactNode } from 'react'
import { englishLang } from '../../language/current.ts'
import { layoutText } from '../../language/layout.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { lazyIsland } from '../../ui/lazy-island.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { EnquiryPopupHost } from '../features/enquiry/enquiry-popup-host.tsx'
import { ContactButton } from './contact-button.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { usePageChange } from './use-page-change.ts'

const SiteFooter = lazyIsland(() => import('./site-footer.island.tsx').then(({ SiteFooter }) => SiteFooter))

/** The layout of the site's pages: header, footer and popups around the page's own content. */
export function SiteLayout({ children }: { children: ReactNode }) {
  usePageChange()
  return (
    <>
      <meta name="theme-color" content="#fbf5ea" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171d33" media="(prefers-color-scheme: dark)" />
      <a href="#main" className={styles.skip} data-no-print>
        {layoutText().skip}
      </a>
      <SiteHeader />
      {/* What is not translated is English: a translated part says so itself. */}
      <main id="main" tabIndex={-1} lang={englishLang()} className={styles.main}>
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
