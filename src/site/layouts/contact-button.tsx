import { useRef } from 'react'
import { brand } from '../../brand.ts'
import { layoutText } from '../../language/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './contact-button.module.css'
import { useAutoHide } from './use-auto-hide.ts'

const PANEL = 'contact-panel'

/** The floating button that toggles a small panel with chat and call (spec 1 §2 "Floating contact button"). */
export function ContactButton() {
  const t = layoutText()
  const button = useRef<HTMLButtonElement>(null)
  useAutoHide(button)
  return (
    <div data-no-print>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL}
        className={styles.button}
        aria-label={t.contactPanel}
      >
        <Icon name="phone" className={styles.sign} />
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        <Link href={brand.whatsApp} target="_blank" className={styles.line}>
          <Icon name="whatsapp" /> {t.chat}
        </Link>
        <a href={brand.phone.href} className={styles.line}>
          <Icon name="phone" /> {t.callNow}
        </a>
      </div>
    </div>
  )
}
