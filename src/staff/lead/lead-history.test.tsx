import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LeadEvent } from '../../contract/lead.ts'
import { LeadHistory } from './lead-history.tsx'

const event = (values: Partial<LeadEvent>): LeadEvent => ({
  seq: 1,
  type: 'contact',
  at: '2026-11-22T09:01:00.000Z',
  actor: null,
  ...values,
})
const shown = (values: Partial<LeadEvent>) =>
  renderToStaticMarkup(<LeadHistory events={[event(values)]} members={[]} />)

it('says how the traveller was contacted, and after an erasure only that it happened', () => {
  expect(shown({ channel: 'call' })).toContain('<p>Called</p>')
  expect(shown({ channel: 'whatsapp' })).toContain('<p>Wrote on WhatsApp</p>')
  expect(shown({})).toContain('<p>Contacted</p>')
})

it('says how a call ended, and after an erasure only that it ended', () => {
  expect(shown({ type: 'call-outcome', outcome: 'no-answer' })).toContain('<p>Call: no answer</p>')
  expect(shown({ type: 'call-outcome' })).toContain('<p>Call ended</p>')
})
