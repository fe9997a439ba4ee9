import type { ContactChannel } from '../../contract/lead.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './quick-bar.module.css'

/** Call, WhatsApp and a note, always within reach of the thumb; only on phones, where they replace the buttons above. */
export function QuickBar({
  call,
  whatsApp,
  noteId,
  onTap,
}: {
  /** Addresses of the call and of the chat; absent without a number. */
  call: string | undefined
  whatsApp: string | undefined
  /** Id of the note's field. */
  noteId: string
  onTap: (channel: ContactChannel) => void
}) {
  return (
    <nav aria-label="Quick actions" className={styles.bar}>
      {call && (
        <a href={call} onClick={() => onTap('call')}>
          <Icon name="phone" /> Call
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" onClick={() => onTap('whatsapp')}>
          <Icon name="whatsapp" /> WhatsApp
        </a>
      )}
      <button type="button" onClick={() => document.getElementById(noteId)?.focus()}>
        <Icon name="edit" /> Note
      </button>
    </nav>
  )
}
