import { describe, expect, it, vi } from 'vitest'
import type { Lead } from '../../contract/lead.ts'
import { parseFilters } from '../../contract/lead-filters.ts'
import { fillTemplate, unknownPlaceholder } from '../../contract/message-template.ts'
import { matchesFilters } from '../lead/matches-filters.ts'
import { followUpChoices, fromIndianFieldTime, toIndianFieldTime } from '../ui/indian-field-time.ts'
import {
  appendPage,
  applyEvent,
  applyEvents,
  type InboxContext,
  type InboxEvent,
  type InboxList,
  initialList,
  resorted,
  showWaitingLeads,
} from './inbox-list.ts'
import { withHeadings } from './lead-sections.ts'

const me = { id: 'me', name: 'Meera', email: 'meera@example.com', role: 'agent' } as const
const NOW = Date.parse('2026-11-21T10:00:00Z')

function lead(id: string, changes: Partial<Lead> = {}): Lead {
  return {
    id,
    reference: `MM-${id}`,
    kind: 'long',
    status: 'new',
    assignee: null,
    followUpAt: null,
    lostReason: null,
    mergedInto: null,
    respondBy: null,
    respondedAt: null,
    quarantined: false,
    quarantineReason: null,
    receivedAt: '2026-11-21T09:00:00.000Z',
    composedAt: null,
    consent: null,
    sourceDomain: null,
    erasedAt: null,
    version: 1,
    destination: 'Bali',
    ...changes,
  } as Lead
}

const context = (changes: Partial<InboxContext> = {}): InboxContext => ({
  filters: {},
  q: '',
  me,
  now: NOW,
  reading: false,
  ...changes,
})
const list = (ids: string[], nextCursor: string | null = null) =>
  initialList({ leads: ids.map((id) => lead(id)), nextCursor, streamCursor: '0' }, context())
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id)

describe('the live list', () => {
  it('puts an arrival on top, once, and marks it', () => {
    const event = { type: 'arrived', lead: lead('c') } as const
    const after = applyEvent(applyEvent(list(['b', 'a']), event, context()), event, context())
    expect(idsOf(after.leads)).toEqual(['c', 'b', 'a'])
    expect([...after.arrived]).toEqual(['c'])
  })

  it('moves nothing while somebody reads, and keeps what waits', () => {
    const reading = context({ reading: true })
    let after = applyEvent(list(['a']), { type: 'arrived', lead: lead('b') }, reading)
    after = applyEvent(after, { type: 'changed', lead: lead('b', { status: 'contacted' }) }, reading)
    expect(idsOf(after.leads)).toEqual(['a'])
    expect(after.waiting.map(({ status }) => status)).toEqual(['contacted'])
    expect(idsOf(showWaitingLeads(after, context()).leads)).toEqual(['b', 'a'])
    expect(showWaitingLeads(after, context()).waiting).toEqual([])
  })

  it('changes a lead in its place, also when it no longer fits', () => {
    const mine = context({ filters: { assignee: 'none' } })
    const after = applyEvent(
      list(['c', 'b', 'a']),
      { type: 'changed', lead: lead('b', { assignee: 'x' }) },
      mine,
    )
    expect(after.leads.map(({ assignee }) => assignee)).toEqual([null, 'x', null])
  })

  it('lets go of what went to somebody else or became part of another', () => {
    const gone = applyEvent(list(['b', 'a']), { type: 'gone', id: 'b' }, context())
    expect(idsOf(gone.leads)).toEqual(['a'])
    const merged = { type: 'changed', lead: lead('b', { mergedInto: 'MM-x' }) } as const
    expect(idsOf(applyEvent(list(['b', 'a']), merged, context()).leads)).toEqual(['a'])
    expect(idsOf(applyEvent(list(['b', 'a']), merged, context({ q: 'b' })).leads)).toEqual(['b', 'a'])
  })

  it('moves suspected spam out of every other view at once, and what is no spam back', () => {
    const suspected = { type: 'changed', lead: lead('b', { quarantined: true }) } as const
    expect(idsOf(applyEvent(list(['b', 'a']), suspected, context()).leads)).toEqual(['a'])
    expect(idsOf(applyEvent(list(['b', 'a']), suspected, context({ q: 'b' })).leads)).toEqual(['b', 'a'])
    const spamView = context({ filters: { quarantined: 'true' } })
    const released = { type: 'changed', lead: lead('b') } as const
    expect(idsOf(applyEvent(list(['b', 'a']), released, spamView).leads)).toEqual(['a'])
    const arrived = { type: 'arrived', lead: lead('c', { quarantined: true }) } as const
    expect(idsOf(applyEvent(list(['a']), arrived, context()).leads)).toEqual(['a'])
  })

  it('brings up an old lead when it becomes due, not for every note on it', () => {
    const old = { receivedAt: '2025-01-01T00:00:00.000Z' }
    const known = list(['b', 'a'], 'more')
    expect(idsOf(applyEvent(known, { type: 'changed', lead: lead('z', old) }, context()).leads)).toEqual([
      'b',
      'a',
    ])
    const due = lead('z', { ...old, followUpAt: '2026-11-21T09:59:00.000Z' })
    expect(idsOf(applyEvent(known, { type: 'changed', lead: due }, context()).leads)).toEqual(['z', 'b', 'a'])
  })

  it('has a lead rise whose answer is late, unless somebody reads', () => {
    const known = list(['c', 'b', 'a'])
    const late = { type: 'changed', lead: lead('a', { respondBy: '2026-11-21T09:59:00.000Z' }) } as const
    expect(idsOf(applyEvent(known, late, context()).leads)).toEqual(['a', 'c', 'b'])
    expect(idsOf(applyEvent(known, late, context({ reading: true })).leads)).toEqual(['c', 'b', 'a'])
    const alsoLate = { type: 'changed', lead: lead('b', { respondBy: '2026-11-21T09:59:00.000Z' }) } as const
    const both = applyEvent(applyEvent(known, late, context()), alsoLate, context())
    expect(idsOf(both.leads)).toEqual(['a', 'b', 'c'])
    const noted = { type: 'changed', lead: lead('c', { status: 'contacted' }) } as const
    expect(idsOf(applyEvent(both, noted, context()).leads)).toEqual(['a', 'b', 'c'])
  })

  it('lists urgent leads in the order of their arrival, and leaves one of a later page there', () => {
    const late = { respondBy: '2026-11-21T09:59:00.000Z' }
    const at = (minute: number) => ({ ...late, receivedAt: `2026-11-21T08:0${minute}:00.000Z` })
    const page = { leads: [lead('b', at(2)), lead('d', at(4))], nextCursor: 'more', streamCursor: '0' }
    const known = initialList(page, context())
    const risen = (id: string, minute: number) =>
      idsOf(applyEvent(known, { type: 'changed', lead: lead(id, at(minute)) }, context()).leads)
    expect(risen('a', 1)).toEqual(['a', 'b', 'd'])
    expect(risen('c', 3)).toEqual(['b', 'c', 'd'])
    expect(risen('e', 5)).toEqual(['b', 'd'])
  })

  it('takes the events of a flood together, with one sort, as if they came one by one', () => {
    const late = { respondBy: '2026-11-21T09:59:00.000Z' }
    const flood = Array.from({ length: 300 }, (_, at) => lead(`f${at}`, at % 7 === 0 ? late : {}))
    const events: InboxEvent[] = [
      ...flood.map((one): InboxEvent => ({ type: 'arrived', lead: one })),
      { type: 'changed', lead: lead('f7', { version: 3, status: 'contacted', ...late }) },
      { type: 'changed', lead: lead('f7', { version: 2 }) },
      { type: 'changed', lead: lead('b', { quarantined: true }) },
      { type: 'changed', lead: lead('b', { version: 2, ...late }) },
      { type: 'gone', id: 'f8' },
      { type: 'gone', id: 'a' },
    ]
    for (const changes of [
      {},
      { reading: true },
      { q: 'b' },
      { filters: { quarantined: 'true' } as const },
    ]) {
      const known: InboxList = { ...list(['b', 'a'], 'more'), waiting: [lead('w')] }
      const single = events.reduce((all, event) => applyEvent(all, event, context(changes)), known)
      const sort = vi.spyOn(Array.prototype, 'toSorted')
      const { leads, waiting, sections } = applyEvents(known, events, context(changes))
      expect([leads, waiting]).toEqual([single.leads, single.waiting])
      expect(withHeadings(leads, sections, true)).toEqual(withHeadings(single.leads, single.sections, true))
      expect(sort.mock.calls.length).toBeLessThanOrEqual(1)
      sort.mockRestore()
    }
  })

  it('adds a page without what came in live meanwhile', () => {
    const page = { leads: [lead('b'), lead('c')], nextCursor: null, streamCursor: '0' }
    expect(idsOf(appendPage(list(['a', 'b'], '1'), page, context()).leads)).toEqual(['a', 'b', 'c'])
  })
})

describe('the sections of the list', () => {
  const responded = { respondedAt: '2026-11-21T09:30:00.000Z' }
  const late = { respondBy: '2026-11-21T09:59:00.000Z' }
  const at = (time: string) => ({ ...responded, followUpAt: `2026-11-21T${time}:00.000Z` })
  const page = (leads: Lead[]) => ({ leads, nextCursor: null, streamCursor: '0' })
  const headings = ({ leads, sections }: ReturnType<typeof initialList>, more = false) =>
    withHeadings(leads, sections, more).map((row) =>
      'lead' in row ? row.lead.id : `${row.heading} ${row.count}${row.more ? '+' : ''}`,
    )
  const all = initialList(
    page([
      lead('late', late),
      lead('missed', at('09:00')),
      // The day ends in India.
      lead('evening', at('18:29')),
      lead('afternoon', at('11:00')),
      lead('fresh'),
      lead('tomorrow', at('18:31')),
      lead('done', responded),
      lead('lost', { status: 'lost' }),
    ]),
    context(),
  )

  it('has a heading with a count above each, and says where the server has more', () => {
    const shown = ['overdue 2', 'late', 'missed', 'due 2', 'afternoon', 'evening', 'new 1', 'fresh']
    expect(headings(all)).toEqual([...shown, 'rest 3', 'tomorrow', 'done', 'lost'])
    expect(headings(all, true)).toEqual([...shown, 'rest 3+', 'tomorrow', 'done', 'lost'])
  })

  it('has none in search results and among suspected spam', () => {
    for (const changes of [{ q: 'late' }, { filters: { quarantined: 'true' } as const }])
      expect(headings(initialList(page([lead('late', late)]), context(changes)))).toEqual(['late'])
  })

  it('moves a lead when it changes or its time comes, but no row while somebody reads', () => {
    const answered = { type: 'changed', lead: lead('late', { ...late, ...responded }) } as const
    const reading = context({ reading: true })
    expect(headings(applyEvent(all, answered, reading))).toEqual(headings(all))
    expect(headings(applyEvent(all, answered, context())).slice(0, 3)).toEqual([
      'overdue 1',
      'missed',
      'due 2',
    ])
    const noon = { ...context(), now: Date.parse('2026-11-21T12:00:00Z') }
    expect(headings(resorted(all, { ...noon, reading: true }))).toEqual(headings(all))
    expect(headings(resorted(all, noon)).slice(0, 6)).toEqual([
      'overdue 3',
      'late',
      'missed',
      'afternoon',
      'due 1',
      'evening',
    ])
  })
})

describe('what fits a list', () => {
  const AT = '2026-11-21T09:00:00.000Z'
  it.each([
    [{ status: 'open' }, { status: 'lost' }, false],
    [{ status: 'open' }, { status: 'reopened' }, true],
    [{ assignee: 'me' }, { assignee: 'me' }, true],
    [{ assignee: 'none' }, { assignee: 'me' }, false],
    [{ destination: 'BALI' }, {}, true],
    [{ destination: 'bali' }, { kind: 'flight', to: 'Bali', destination: undefined }, true],
    [{ overdue: 'true' }, { respondBy: '2026-11-21T09:00:00.000Z' }, true],
    [
      { overdue: 'true' },
      { respondBy: '2026-11-21T09:00:00.000Z', respondedAt: '2026-11-21T08:00:00Z' },
      false,
    ],
    [{ firstResponse: 'awaited' }, {}, true],
    [{ firstResponse: 'awaited' }, { status: 'lost' }, false],
    [{ firstResponse: 'given' }, { respondedAt: '2026-11-21T08:00:00.000Z' }, true],
    [
      { firstResponse: 'in-time' },
      { respondBy: '2026-11-21T09:00:00.000Z', respondedAt: '2026-11-21T09:00:00.001Z' },
      false,
    ],
    // Answered before staff entered it: that does not count for response times.
    [
      { firstResponse: 'in-time' },
      { receivedAt: AT, respondedAt: AT, respondBy: '2026-11-21T10:00:00.000Z' },
      false,
    ],
    [{ source: 'none', destination: 'none' }, { destination: undefined }, true],
    [{ followUp: 'due' }, { followUpAt: '2026-11-21T10:01:00.000Z' }, false],
    [{ followUp: 'set' }, { followUpAt: '2026-11-21T10:01:00.000Z' }, true],
    [{ travelFrom: '2027-01-01', travelTo: '2027-01-31' }, { travel_date: '2027-01-31' }, true],
    [{ travelFrom: '2027-01-01' }, {}, false],
    // 9 pm in London is already tomorrow in India.
    [{ from: '2026-11-22' }, { receivedAt: '2026-11-21T21:00:00.000Z' }, true],
    [{ to: '2026-11-21' }, { receivedAt: '2026-11-21T21:00:00.000Z' }, false],
    [{ from: '2026-11-21T10:00:00Z' }, { receivedAt: '2026-11-21T09:59:00.000Z' }, false],
    [{ to: '2026-11-21T15:30:00+05:30' }, { receivedAt: '2026-11-21T10:00:00.000Z' }, true],
    [{ quarantined: 'false' }, { quarantined: true }, false],
    [{}, { quarantined: true }, false],
    [
      { status: 'open', overdue: 'true' },
      { quarantined: true, respondBy: '2026-11-21T09:00:00.000Z' },
      false,
    ],
    [{ quarantined: 'true' }, { quarantined: true }, true],
    [{ quarantined: 'true' }, {}, false],
  ] as const)('%j with %j: %s', (filters, changes, expected) => {
    expect(matchesFilters(lead('a', changes as Partial<Lead>), filters, me, NOW)).toBe(expected)
  })

  it('reads filters from an address, and nothing else', () => {
    expect(parseFilters({ status: 'open', overdue: true, q: 'Asha', from: 'soon', assignee: 'me' })).toEqual({
      status: 'open',
      overdue: 'true',
      assignee: 'me',
    })
  })
})

describe('messages and times', () => {
  it('fills in placeholders, and nothing that a traveller wrote as one', () => {
    const values = {
      name: '{me} $& Rao',
      'first-name': 'Asha',
      reference: 'MM-1',
      trip: 'Bali',
      destination: 'Bali',
      'travel-date': '',
      me: 'Meera',
      agency: 'Marigold Miles',
      'quotation-link': '',
    }
    expect(fillTemplate('Dear {name}, {reference} {other}', values)).toBe('Dear {me} $& Rao, MM-1 {other}')
    expect(unknownPlaceholder('{name} {toString}')).toBe('toString')
    expect(unknownPlaceholder('{name}')).toBeUndefined()
  })

  it('keeps the agency’s time wherever the device is', () => {
    expect(fromIndianFieldTime('2027-01-05T10:00')).toBe('2027-01-05T04:30:00.000Z')
    expect(toIndianFieldTime('2027-01-05T04:30:00.000Z')).toBe('2027-01-05T10:00')
    const night = Date.parse('2026-11-21T20:00:00Z')
    expect(followUpChoices(night)[1]?.instant).toBe('2026-11-23T04:30:00.000Z')
  })
})
