import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useState } from 'react'
import { layoutText } from '../../../language/layout.ts'
import { reelsText } from '../../../language/reels.ts'
import { copyText } from '../../../ui/clipboard.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './feed-notices.module.css'

/** A short message about a tap or a key press. */
export type Notice = { kind: 'status'; text: string } | { kind: 'share unsupported'; url: string }

const STATUS_MS = 1_800
/** How long a message is shown: long enough to press the button in it, ms. */
const ALERT_MS = 8_000

/** Short messages over the feed, announced to screen readers. */
export function FeedNotices({ notice, onDone }: { notice: Notice | undefined; onDone: () => void }) {
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(onDone, notice.kind === 'status' ? STATUS_MS : ALERT_MS)
    return () => clearTimeout(timer)
  }, [notice, onDone])
  return (
    <div className={styles.notices}>
      <div role="status">
        <AnimatePresence>
          {notice?.kind === 'status' && (
            <m.p
              key={notice.text}
              className={styles.notice}
              initial={{ opacity: 0, y: -8 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0 }}
            >
              {notice.text}
            </m.p>
          )}
        </AnimatePresence>
      </div>
      <div className={notice?.kind === 'share unsupported' ? styles.notice : undefined}>
        <p role="alert">{notice?.kind === 'share unsupported' && layoutText().cannotShare}</p>
        {notice?.kind === 'share unsupported' && <CopyLink url={notice.url} />}
      </div>
    </div>
  )
}

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    // If the clipboard is not allowed, the traveller can copy the link from the address bar.
    void copyText(url).then(setCopied)
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} /> {copied ? reelsText().linkCopied : reelsText().copyLink}
    </button>
  )
}
