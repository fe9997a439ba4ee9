import { brand } from '../../brand.ts'
import type { ContactChannel, StaffMember } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import {
  fillTemplate,
  type Placeholder,
  sendsQuotation,
  type Template,
  type TemplateChannel,
} from '../../contract/message-template.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './contact-actions.module.css'
import { leadSubject, travelDay } from './lead-text.ts'

export type ContactActionsProps = {
  lead: DeskLead
  me: StaffMember
  templates: readonly Template[]
  onTap: (channel: ContactChannel) => void
}

/** Call, WhatsApp and mail in one tap, with the first template of the channel filled in; other templates below. */
export function ContactActions({ lead, me, templates, onTap }: ContactActionsProps) {
  if (!lead.contact) return null
  const texts = templateValues(lead, me)
  const whatsApp = ownTemplates(templates, 'whatsapp')
  const mailTemplates = ownTemplates(templates, 'mail')
  const mail = lead.email ? mailTemplates : []
  const others = [...whatsApp.slice(1), ...mail.slice(1)]
  return (
    <section aria-label="Answer" className={styles.answer}>
      <p className={styles.ways}>
        <a className={styles.inBar} href={`tel:+91${lead.contact}`} onClick={() => onTap('call')}>
          <Icon name="phone" /> Call
        </a>
        <a
          className={styles.inBar}
          href={whatsAppLink(lead.contact, texts, whatsApp[0])}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onTap('whatsapp')}
        >
          <Icon name="whatsapp" /> WhatsApp
        </a>
        {lead.email && (
          <a href={mailLink(lead.email, texts, mail[0])} onClick={() => onTap('mail')}>
            <Icon name="mail" /> Mail
          </a>
        )}
      </p>
      {(lead.otherContacts.length > 0 || lead.otherEmails.length > 0) && (
        <ul className={styles.also} aria-label="Other numbers and addresses">
          {lead.otherContacts.map((contact) => (
            <li key={contact}>
              <a href={`tel:+91${contact}`} onClick={() => onTap('call')}>
                <Icon name="phone" /> +91 {contact}
              </a>
              <a
                href={whatsAppLink(contact, texts, whatsApp[0])}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onTap('whatsapp')}
              >
                <Icon name="whatsapp" /> WhatsApp <span className="visually-hidden">to +91 {contact}</span>
              </a>
            </li>
          ))}
          {lead.otherEmails.map((email) => (
            <li key={email}>
              <a href={mailLink(email, texts, mailTemplates[0])} onClick={() => onTap('mail')}>
                <Icon name="mail" /> {email}
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            Other messages <Icon name="chevron" className={styles.mark} />
          </summary>
          <ul>
            {others.map((template) => (
              <li key={template.id}>
                {template.channel === 'mail' ? (
                  <a href={mailLink(lead.email ?? '', texts, template)} onClick={() => onTap('mail')}>
                    <Icon name="mail" /> {template.name}
                  </a>
                ) : (
                  <a
                    href={whatsAppLink(lead.contact ?? '', texts, template)}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={() => onTap('whatsapp')}
                  >
                    <Icon name="whatsapp" /> {template.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The addresses of a call and of a chat with the first template; undefined without a number. */
export function contactLinks(
  lead: DeskLead,
  me: StaffMember,
  templates: readonly Template[],
): { call: string | undefined; whatsApp: string | undefined } {
  if (!lead.contact) return { call: undefined, whatsApp: undefined }
  const [template] = ownTemplates(templates, 'whatsapp')
  return {
    call: `tel:+91${lead.contact}`,
    whatsApp: whatsAppLink(lead.contact, templateValues(lead, me), template),
  }
}

// Those of a quotation are offered with one only.
function ownTemplates(templates: readonly Template[], channel: TemplateChannel): Template[] {
  return templates.filter((one) => one.channel === channel && !sendsQuotation(one))
}

type Texts = Record<Placeholder, string>

/** The values of a template's placeholders for this lead. */
export function templateValues(lead: DeskLead, me: Pick<StaffMember, 'name'>): Texts {
  const name = lead.name ?? ''
  return {
    name,
    'first-name': name.split(/\s+/)[0] ?? name,
    reference: lead.reference,
    trip: lead.package?.name ?? leadSubject(lead),
    destination: lead.destination ?? lead.to ?? '',
    'travel-date': travelDay(lead)?.shown ?? '',
    me: me.name,
    agency: brand.name,
    'quotation-link': '',
  }
}

/** A link that opens WhatsApp with a filled-in template. */
export function whatsAppLink(
  contact: string,
  texts: Texts,
  template: Pick<Template, 'body'> | undefined,
): string {
  const text = template ? `?text=${encodeURIComponent(fillTemplate(template.body, texts))}` : ''
  return `https://wa.me/91${contact}${text}`
}

/** A link that opens a mail with a filled-in template; mail programs expect %0D%0A for a line break and %20 for a space. */
export function mailLink(
  email: string,
  texts: Texts,
  template: Pick<Template, 'subject' | 'body'> | undefined,
): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  if (!template) return `mailto:${address}`
  const part = (text: string) => encodeURIComponent(fillTemplate(text, texts).replaceAll('\n', '\r\n'))
  return `mailto:${address}?subject=${part(template.subject)}&body=${part(template.body)}`
}
