import { useId, useState } from 'react'
import { brand } from '../../../brand.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import type { DeskLead } from '../../../contract/lead-work.ts'
import { sendsQuotation, type Template } from '../../../contract/message-template.ts'
import type { SentQuotation } from '../../../contract/quotation-desk.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FormActions } from '../../ui/form-layout.ts'
import { mailLink, templateValues, whatsAppLink } from '../contact-actions.tsx'
import { formatNearTime } from '../lead-text.ts'
import styles from './quotation-form.module.css'

export type SentLinkProps = {
  sent: SentQuotation | undefined
  lead: DeskLead
  me: StaffMember
  templates: readonly Template[]
  onClose: () => void
}

/** The link to a quotation, shown this once, with messages that carry it. */
export function SentLink({ sent, lead, me, templates, onClose }: SentLinkProps) {
  const id = useId()
  const [done, setDone] = useState('')
  if (!sent) return null
  const did = (what: string) => setDone(`${what} at ${formatNearTime(new Date().toISOString(), Date.now())}.`)
  const { quotation, link } = sent
  const values = { ...templateValues(lead, me), 'quotation-link': link }
  const own = templates.filter(sendsQuotation)
  const whatsApp = own.find(({ channel }) => channel === 'whatsapp') ?? { body: plainBody(quotation) }
  const mail = own.find(({ channel }) => channel === 'mail') ?? {
    subject: `Your quotation ${quotation.reference} from {agency}`,
    body: plainBody(quotation),
  }
  return (
    <Dialog
      open
      title={`Link to ${quotation.reference}, version ${quotation.version}`}
      // The link cannot be shown again, so a tap beside the dialog does not close it.
      onDismiss={(way) => way !== 'backdrop' && onClose()}
    >
      <div className={styles.sent}>
        <p>
          Now send this link to the traveller. It is shown only this once; you can make another one at any
          time.
        </p>
        <label htmlFor={id} className="visually-hidden">
          Link
        </label>
        <input
          id={id}
          readOnly
          value={link}
          className={styles.link}
          onFocus={(event) => event.target.select()}
        />
        <FormActions>
          <Button
            variant="secondary"
            onClick={async () => ((await copyText(link)) ? did('Link copied') : setDone(NO_COPY))}
          >
            <Icon name="copy" /> Copy
          </Button>
          {lead.contact && (
            <a
              className={styles.way}
              href={whatsAppLink(lead.contact, values, whatsApp)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => did('WhatsApp opened')}
            >
              <Icon name="whatsapp" /> WhatsApp
            </a>
          )}
          {lead.email && (
            <a
              className={styles.way}
              href={mailLink(lead.email, values, mail)}
              onClick={() => did('Mail opened')}
            >
              <Icon name="mail" /> Mail
            </a>
          )}
        </FormActions>
        <p role="status">{done && (done === NO_COPY ? done : `${done} ${NOT_KNOWN}`)}</p>
      </div>
    </Dialog>
  )
}

const NO_COPY = 'This browser does not copy. Select the link by hand.'
// A copied link and an opened app are no message that was sent.
const NOT_KNOWN = 'Whether it was sent is not known here; the quotation shows when the traveller opens it.'

// Used until the office has a template with the link.
function plainBody({ title, validUntil }: SentQuotation['quotation']): string {
  const until = validUntil ? ` You can accept it until ${longDay(validUntil)}.` : ''
  return `Dear {first-name}, here is our quotation for “${title.replaceAll(/[{}]/g, '')}”:\n{quotation-link}\n${until.trim()}\n\n{me}, ${brand.name}`
}
