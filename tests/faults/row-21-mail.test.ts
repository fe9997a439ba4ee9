import { describe, expect, it } from 'vitest'
import { mailText } from '../../api/notify/mail-text.ts'
import type { Lead } from '../../src/contract/lead.ts'
import { startApi } from '../support/api.ts'
import { longBody } from '../support/enquiries.ts'
import { startMailReceiver } from '../support/receivers.ts'
import { repeated } from '../support/trials.ts'

// Row 21, the part of mail: whatever stands in a field stays text in a mail, and adds no header, recipient or part.

const NASTY = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><a href="javascript:alert(1)">click</a>',
  'javascript:alert(1)',
  '=cmd|"/c calc"!A1',
  'a\r\nBcc: everyone@example.com',
  'a\r\n\r\n<h1>another body</h1>',
  'a\n.\nQUIT',
  'a\u2028Bcc: x@example.com',
  '\u202egnp.exe',
  '🏝️ नमस्ते 👩‍👩‍👧',
  'https://example.com/admin/leads/elsewhere',
]
/** All that a mail is built of. */
const OURS = ['!doctype', 'html', 'meta', 'body', 'p', 'br', 'a']
const FIELDS = [
  'name',
  'destination',
  'departure_city',
  'sourceDomain',
  'email',
  'note',
  'about',
  'other_place',
] as const

describe('row 21: mail', repeated(), () => {
  const lead = (changes: object) =>
    ({
      ...longBody(),
      id: '00000000-0000-4000-8000-000000000000',
      reference: 'MM-00000000',
      kind: 'long',
      receivedAt: '2026-11-21T09:00:00.000Z',
      composedAt: null,
      ...changes,
    }) as Lead

  it.each(FIELDS)('is not led astray by what stands in %s', (field) => {
    for (const nasty of NASTY)
      for (const count of [1, 2]) {
        const notices = Array.from({ length: count }, () => ({
          topic: 'lead.received' as const,
          lead: lead({ [field]: nasty }),
        }))
        const { subject, text, html, replyTo } = mailText(notices, 'https://example.org')
        for (const header of [subject, replyTo?.name ?? '', replyTo?.address ?? ''])
          expect(header).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
        const tags = [...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, tag = '']) => tag.toLowerCase())
        expect(tags.filter((tag) => !OURS.includes(tag))).toEqual([])
        const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href ?? ''))
        expect(links.every(({ origin }) => origin === 'https://example.org')).toBe(true)
        expect(text).not.toMatch(/^Bcc:/m)
        expect(text).not.toMatch(/^\.$/m)
      }
  })

  it('names what the traveller chose and wrote', () => {
    const chosen = lead({ about: 'Goa Beach Break in Calangute (goa1)', note: 'Two rooms\nNear the beach' })
    const { text } = mailText([{ topic: 'lead.received', lead: chosen }], 'https://example.org')
    expect(text).toContain('Chose: Goa Beach Break in Calangute (goa1)')
    expect(text).toContain('Note: Two rooms Near the beach')
  })

  it('goes to its one recipient, in two parts, whatever was typed', async () => {
    const post = await startMailReceiver()
    const api = await startApi({ notify: { SMTP_URL: post.url, LEADS_EMAIL: 'leads@example.com' } })
    let stored = 0
    for (const [n, nasty] of NASTY.entries()) {
      const contact = String(9_100_000_000 + n)
      const body = longBody({ contact, name: nasty, destination: nasty, departure_city: nasty })
      if ((await api.post('/submit-form', body)).status === 200) stored += 1
    }
    // Most are names like any other to the rules.
    expect(stored).toBeGreaterThan(5)
    await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBe(stored)
    for (const { to, raw } of post.mails) {
      expect(to).toEqual(['leads@example.com'])
      const [head = ''] = raw.split('\r\n\r\n')
      expect(head).not.toMatch(/^(bcc|cc):/im)
      expect(head.match(/^subject:/gim)).toHaveLength(1)
      expect(raw.match(/^Content-Type: text\//gm)).toHaveLength(2)
    }
    await api.close()
    await post.close()
  })
})
