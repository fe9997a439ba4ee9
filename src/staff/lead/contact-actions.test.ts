import { expect, it } from 'vitest'
import type { StaffMember } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import type { Template } from '../../contract/message-template.ts'
import { contactLinks } from './contact-actions.tsx'

it('opens a chat with the first template that is not for sending a quotation', () => {
  const template = (body: string) => ({ channel: 'whatsapp', body }) as Template
  const lead = { contact: '9800000001', name: 'Asha', kind: 'long', reference: 'MM-1' } as DeskLead
  const me = { name: 'Ravi' } as StaffMember
  const quotation = template('Your quotation: {quotation-link}')
  const { whatsApp } = contactLinks(lead, me, [quotation, template('Hello {name}')])
  expect(whatsApp).toBe('https://wa.me/919800000001?text=Hello%20Asha')
  expect(contactLinks(lead, me, [quotation]).whatsApp).toBe('https://wa.me/919800000001')
})
