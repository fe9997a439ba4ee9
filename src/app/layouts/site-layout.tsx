import type { ReactNode } from 'react'
import { EnquiryPopupHost } from '../../features/enquiry/enquiry-popup-host.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { whenNear } from '../../ui/when-near.tsx'
import { ContactButton } from './contact-button.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { usePageChange } from './use-page-change.ts'

const SiteFooter = whenNear(() => import('./site-footer.part.tsx').then(({ SiteFooter }) => SiteFooter))

/** Everything around a page of the site; the page brings its heading and sections. */
export function SiteLayout({ children }: { children: ReactNode }) {
  usePageChange()
  return (
    <>
      <meta name="theme-color" content="#fbf4e6" />
      <a href="#main" className={styles.skip} data-no-print>
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <ContactButton />
      <EnquiryPopupHost />
      <Toaster />
    </>
  )
}
