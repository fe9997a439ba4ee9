import { useState } from 'react'
import type { ContactChannel } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { CALL_PARAMETER } from '../../contract/notify.ts'
import { shownNumber } from '../../contract/shown-number.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * The call in front of the lead's page, after "Call" on a notification: browsers open the phone only for a tap on a page, so
 * one more tap is needed.
 */
export function CallSheet({ lead, onTap }: { lead: DeskLead; onTap: (channel: ContactChannel) => void }) {
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has(CALL_PARAMETER))
  if (!lead.contact) return null
  const close = () => {
    setOpen(false)
    // So that a reload does not open it again.
    history.replaceState(history.state, '', location.pathname)
  }
  return (
    <Dialog open={open} onDismiss={close} title={`Call ${lead.name ?? lead.reference}`} size="small">
      <ButtonLink
        href={`tel:+91${lead.contact}`}
        wide
        onClick={() => {
          onTap('call')
          close()
        }}
      >
        <Icon name="phone" /> {shownNumber(lead.contact)}
      </ButtonLink>
    </Dialog>
  )
}
