import { describe, expect, it } from 'vitest'
import { ENQUIRY_MESSAGES } from '../../contract/enquiry-messages.ts'
import type { Lead, LeadEvent } from '../../contract/lead.ts'
import {
  detailTexts,
  firstDetails,
  parseCorrection,
  parseDetailDraft,
  toDetailDraft,
  unsentDetails,
} from './correction-values.ts'
import { NO_VALUES, parseNewLead } from './new-lead-values.ts'

const LEAD = {
  kind: 'long',
  name: 'Asha Rao',
  contact: '9800000001',
  email: 'asha@example.com',
  destination: 'Bali',
  departure_city: 'Pune',
  travel_date: '2027-03-04',
  pax: 2,
  child: 0,
} as Lead
const NOW = new Date('2026-11-23T10:00:00Z')
const typed = (changes: object) => parseCorrection(LEAD, { ...detailTexts(LEAD), ...changes }, NOW)

describe('parseCorrection', () => {
  it('has only what differs, numbers as numbers', () => {
    expect(typed({})).toEqual({ details: {} })
    expect(typed({ contact: '091 98765 43210' })).toEqual({ details: { contact: '9876543210' } })
    expect(typed({ name: ' Asha Rao ', pax: '४', budget: 'Rs. २,५०,०००/-' })).toEqual({
      details: { pax: 4, budget: 250_000 },
    })
  })

  it('removes what may be missing, and asks for what may not', () => {
    const known = { ...LEAD, budget: 100 }
    expect(parseCorrection(known, { ...detailTexts(known), budget: '' }, NOW)).toEqual({
      details: { budget: null },
    })
    expect(typed({ email: '' })).toEqual({ errors: { email: 'Please enter a valid e-mail address.' } })
  })

  it.each([
    [{ pax: 'two' }, { pax: 'At least 1 adult is needed.' }],
    [{ child: '-1' }, { child: 'The number of children cannot be below 0.' }],
    [{ child: '1,2' }, { child: 'The number of children cannot be below 0.' }],
    [{ pax: '2 3' }, { pax: 'At least 1 adult is needed.' }],
    [{ budget: '75k' }, { budget: 'Please enter whole rupees, from 1 to 99,99,99,999.' }],
    [{ budget: '12500 12' }, { budget: 'Please enter whole rupees, from 1 to 99,99,99,999.' }],
    [{ budget: '2.5' }, { budget: 'Please enter whole rupees, from 1 to 99,99,99,999.' }],
    [{ contact: '+65 9123 4567' }, { contact: ENQUIRY_MESSAGES.contactForeign }],
    [{ contact: '98765432109' }, { contact: 'Please enter a 10-digit contact number' }],
    [{ contact: '98' }, { contact: 'Please enter a 10-digit contact number' }],
    [{ travel_date: '2026-11-22' }, { travel_date: 'The travel date cannot be earlier than today.' }],
  ])('refuses %o', (changes, errors) => {
    expect(typed(changes)).toMatchObject({ errors })
  })
})

it('reads the number of a lead by phone in the same way', () => {
  const lead = { ...NO_VALUES, origin: 'call', name: 'Asha', destination: 'Bali' }
  expect(parseNewLead({ ...lead, contact: '0091 98765 43210' }, NOW)).toMatchObject({
    lead: { contact: '9876543210' },
  })
  expect(parseNewLead({ ...lead, contact: '+65 9123 4567' }, NOW)).toEqual({
    errors: { contact: ENQUIRY_MESSAGES.contactForeign },
  })
})

describe('firstDetails', () => {
  it('is what the traveller wrote, after several corrections', () => {
    const event = (seq: number, before: Record<string, string | null>, part?: string) =>
      ({ seq, type: 'changed', at: '', actor: null, before, ...(part && { part }) }) as LeadEvent
    const history = [
      event(1, { contact: '9800000009' }),
      event(2, { contact: '9800000008', budget: null }),
      event(3, { name: 'Other' }, 'MG-2'),
    ]
    expect(firstDetails(history)).toEqual([['contact', '9800000009']])
  })
})

it('keeps what was typed and not sent, and nothing that the lead has already', () => {
  expect(toDetailDraft(LEAD, { name: 'Asha R.', pax: '2' })).toBe('{"name":"Asha R."}')
  expect(toDetailDraft(LEAD, { pax: '2' })).toBe('')
  const sent = '{"name":"Asha Rao","pax":"3"}'
  expect(unsentDetails('{"name":"Asha Rao","pax":"4","budget":"100"}', sent)).toBe(
    '{"pax":"4","budget":"100"}',
  )
  expect(unsentDetails(sent, sent)).toBe('')
})

it('reads a draft, also a broken one', () => {
  expect(parseDetailDraft('{"name":"A"}')).toEqual({ name: 'A' })
  for (const text of ['', '[', '3', '{"name":1}']) expect(parseDetailDraft(text)).toEqual({})
})
