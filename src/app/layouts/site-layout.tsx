import type { ReactNode } from 'react'
import { EnquiryPopupHost } from '../../features/enquiry/enquiry-popup-host.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { ContactButton } from './contact-button.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { usePageChange } from './use-page-change.ts'

/** Everything around a page of the site; the page brings its heading and sections. */
export function SiteLayout({ children }: { children: ReactNode }) {
  usePageChange()
  return (
    <>
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
