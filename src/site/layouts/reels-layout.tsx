import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { layoutText } from '../../language/layout.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Toaster } from '../../ui/toast.tsx'
import styles from './reels-layout.module.css'
import { usePageChange } from './use-page-change.ts'

/** The header over the reels: links back and home. No navbar, no footer (spec 1 §2). */
export function ReelsLayout({ children }: { children: ReactNode }) {
  usePageChange()
  const t = layoutText()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <div className={styles.layout} data-ground="night">
      <meta name="theme-color" content="#171d33" />
      <header className={styles.bar}>
        <Link
          href="/"
          className={styles.back}
          aria-label={t.leaveVideos}
          onClick={(event) => {
            // Back to the previous page, or home when the reel was opened by a shared link.
            if (!canGoBack) return
            event.preventDefault()
            router.history.back()
          }}
        >
          <Icon name="arrow" />
        </Link>
        <Link href="/" className={styles.logo} aria-label={t.homeOf(brand.name)}>
          <img src="/icons/favicon.svg" alt="" width="28" height="28" loading="lazy" />
          <span>{brand.name}</span>
        </Link>
        <Link href="/saved" className={styles.saved} aria-label={t.savedReels}>
          <Icon name="bookmark" />
        </Link>
      </header>
      {children}
      <Announcer />
      <Toaster />
    </div>
  )
}
