import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { playedKinds } from '../../tests/support/databases.ts'
import { useSalesDesk } from '../../tests/support/sales-desk.ts'
import { remindDueFollowUps } from './follow-up-reminders.ts'

describe.each(playedKinds())('work on a lead (%s)', (kind) => {
  const { api, owner, agent, other, submit, ask, change, read, found, fallDue } = useSalesDesk(kind)

  it('refuses a follow-up in the past', async () => {
    const id = await submit()
    const refused = await ask(owner, 'PATCH', `/api/leads/${id}`, { followUpAt: '2020-01-01T00:00:00Z' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      message: 'This time has passed. Please choose a later one.',
    })
    const now = new Date(Date.now() - 20_000).toISOString()
    expect(await change(owner, id, { followUpAt: now })).toBe(200)
    expect((await read(owner, id)).followUpAt).toBe(now)
    // What fell due since stays as it is when other things are changed.
    await fallDue(id)
    const { followUpAt } = await read(owner, id)
    expect(await change(owner, id, { followUpAt, status: 'contacted' })).toBe(200)
  })

  it('keeps a follow-up whose time was over when the change was sent, if it was not when it was made', async () => {
    const id = await submit()
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    expect(await change(owner, id, { followUpAt: ago(30), at: ago(10) })).toBe(400)
    // A clock that is ahead.
    expect(await change(owner, id, { followUpAt: ago(30), at: ago(-600) })).toBe(400)
    expect(await change(owner, id, { at: ago(60) })).toBe(400)
    const followUpAt = ago(30)
    expect(await change(owner, id, { followUpAt, at: ago(60) })).toBe(200)
    expect((await read(owner, id)).followUpAt).toBe(followUpAt)
    expect(await found({ followUp: 'due' })).toEqual([id])
  })

  it('allows only valid status transitions', async () => {
    const id = await submit()
    const refused = await ask(owner, 'PATCH', `/api/leads/${id}`, { status: 'booked' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({
      message: 'A lead cannot go from new to booked: the traveller has to be contacted or quoted first.',
    })
    expect(await change(owner, id, { status: 'lost' })).toBe(400)
    expect(await change(owner, id, { status: 'reopened' })).toBe(409)
    for (const status of ['contacted', 'quoted', 'booked', 'reopened'])
      expect(await change(owner, id, { status }), status).toBe(200)
    expect(await change(owner, id, { status: 'lost', lostReason: ' Booked elsewhere ' })).toBe(200)
    expect(await read(owner, id)).toMatchObject({ status: 'lost', lostReason: 'Booked elsewhere' })
    expect(await change(owner, id, { status: 'contacted' })).toBe(409)
    expect(await change(owner, id, { status: 'reopened' })).toBe(200)
    const { lostReason, history } = await read(owner, id)
    expect(lostReason).toBeNull()
    expect(history.at(-2)?.changes).toEqual({ status: 'lost', lostReason: 'Booked elsewhere' })
    expect(await change(owner, id, { status: 'new' })).toBe(409)
  })

  it('records every contact, a double tap once; the first one is the response', async () => {
    const id = await submit()
    for (const channel of ['call', 'call', 'whatsapp'])
      expect((await ask(agent, 'POST', `/api/leads/${id}/contacts`, { channel })).status).toBe(200)
    expect((await ask(agent, 'POST', `/api/leads/${id}/contacts`, { channel: 'pigeon' })).status).toBe(400)
    const lead = await read(agent, id)
    expect(lead.status).toBe('contacted')
    expect(lead.respondedAt).not.toBeNull()
    expect(lead.history.map(({ type, channel }) => [type, channel])).toEqual([
      ['received', undefined],
      ['contact', 'call'],
      ['changed', undefined],
      ['contact', 'whatsapp'],
    ])
    const first = lead.respondedAt
    await change(agent, id, { status: 'quoted' })
    expect((await read(agent, id)).respondedAt).toBe(first)
  })

  it('assigns an unassigned lead to the person who contacts the traveller, and changes the owner of no other lead', async () => {
    const free = await submit()
    expect((await ask(agent, 'POST', `/api/leads/${free}/contacts`, { channel: 'whatsapp' })).status).toBe(
      200,
    )
    const taken = await read(agent, free)
    expect(taken).toMatchObject({ assignee: agent.id, status: 'contacted' })
    expect(taken.history.at(-1)?.changes).toEqual({ status: 'contacted', assignee: agent.id })
    await ask(owner, 'POST', `/api/leads/${free}/contacts`, { channel: 'call' })
    expect((await read(owner, free)).assignee).toBe(agent.id)
    const quoted = await submit({ contact: '9800000021' })
    await change(owner, quoted, { status: 'quoted' })
    await ask(other, 'POST', `/api/leads/${quoted}/contacts`, { channel: 'call' })
    expect(await read(other, quoted)).toMatchObject({ assignee: other.id, status: 'quoted' })
  })

  it('refuses changes of a colleague’s lead, also for the assignee of a lead that was merged into it', async () => {
    const kept = await submit({ contact: '9811111112' })
    const part = await submit({ contact: '9811111112' })
    await change(owner, kept, { assignee: other.id })
    await change(owner, part, { assignee: agent.id })
    expect((await ask(agent, 'POST', `/api/leads/${part}/quotations`, { packageKey: null })).status).toBe(201)
    expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })).status).toBe(200)
    const { version } = await read(owner, kept)

    expect((await read(agent, part)).keptAs?.id).toBeNull()
    expect((await ask(agent, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(403)
    expect((await ask(agent, 'GET', `/api/leads/${part}/quotations`)).status).toBe(403)
    expect((await read(owner, kept)).merged.map(({ id }) => id)).toEqual([part])
    expect((await read(owner, kept)).version).toBe(version)
    expect((await ask(other, 'GET', `/api/leads/${kept}/quotations`)).status).toBe(200)

    expect((await ask(owner, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(200)
    expect((await ask(agent, 'GET', `/api/leads/${part}/quotations`)).status).toBe(200)
  })

  it('lists a person’s related enquiries, merges them and separates them again', async () => {
    const first = await submit({ contact: '9811111111', email: 'one@example.com', destination: 'Goa' })
    const byPhone = await submit({ contact: '9811111111', email: 'two@example.com' })
    const byMail = await submit({ contact: '9822222222', email: 'ONE@example.com' })
    await submit({ contact: '9833333333', email: 'three@example.com' })
    expect((await read(owner, first)).related.map(({ id }) => id)).toEqual([byMail, byPhone])
    await ask(owner, 'POST', `/api/leads/${byPhone}/notes`, { text: 'Likes the sea' })
    const [soon, later] = [3, 6].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    expect(await change(owner, byPhone, { followUpAt: soon })).toBe(200)

    const merge = (kept: string, part: string) =>
      ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })
    expect((await merge(first, byPhone)).status).toBe(200)
    const kept = await read(owner, first)
    // Nobody is reminded of a merged lead, so its follow-up goes on with the lead that was kept.
    expect(kept.followUpAt).toBe(soon)
    expect(kept.merged.map(({ id }) => id)).toEqual([byPhone])
    expect(kept.related.map(({ id }) => id)).toEqual([byMail])
    expect(kept.history.map(({ note }) => note)).toContain('Likes the sea')
    expect(kept.history.find(({ note }) => note)?.part).toBe(kept.merged[0]?.reference)
    const part = await read(owner, byPhone)
    expect(part.mergedInto).toBe(kept.reference)
    expect(part.keptAs?.id).toBe(first)
    expect(await found({})).not.toContain(byPhone)
    expect(await found({ q: 'two@example.com' })).toEqual([byPhone])

    // However many enquiries of the number come after them.
    const enquiry = { contact: '9811111111', fingerprint: 'x', kind: 'long' as const, fields: '{}' }
    const many = Array.from({ length: 50 }, () => ({
      ...enquiry,
      id: randomUUID(),
      received_at: kept.receivedAt,
    }))
    await api.database.kysely.insertInto('lead').values(many).execute()
    expect((await read(owner, first)).merged).toEqual(kept.merged)
    expect((await read(owner, byPhone)).keptAs).toEqual(part.keptAs)
    await api.database.kysely.deleteFrom('lead').where('fingerprint', '=', 'x').execute()

    expect((await merge(first, first)).status).toBe(400)
    // The same once more, because an answer was lost.
    expect((await merge(first, byPhone)).status).toBe(200)
    expect(await read(owner, first)).toMatchObject({ version: kept.version, history: kept.history })
    expect((await merge(byMail, byPhone)).status).toBe(409)
    expect((await merge(byPhone, byMail)).status).toBe(409)
    expect(await change(owner, byPhone, { status: 'contacted' })).toBe(409)
    // A lead is merged together with the leads merged into it. Of two follow-ups the first one counts.
    expect(await change(owner, byMail, { followUpAt: later })).toBe(200)
    expect((await merge(byMail, first)).status).toBe(200)
    expect(await read(owner, byMail)).toMatchObject({ followUpAt: soon, version: 3 })
    expect((await read(owner, byMail)).merged.map(({ id }) => id).sort()).toEqual([first, byPhone].sort())
    expect((await ask(owner, 'DELETE', `/api/leads/${first}/merge`)).status).toBe(200)

    expect((await ask(owner, 'DELETE', `/api/leads/${byPhone}/merge`)).status).toBe(200)
    const apart = await read(owner, first)
    expect(apart.merged).toEqual([])
    expect(apart.history.filter(({ type }) => type === 'unmerged')).toHaveLength(2)
    expect((await read(owner, byPhone)).history.at(-1)?.other?.id).toBe(first)
    expect(await found({})).toContain(byPhone)
  })

  it('merges no booked lead into another one, where its booking would count no more', async () => {
    const [open, booked, alsoBooked] = [await submit(), await submit(), await submit()]
    for (const id of [booked, alsoBooked])
      for (const status of ['contacted', 'booked']) expect(await change(owner, id, { status })).toBe(200)
    const merge = async (kept: string, other: string) => {
      const response = await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other })
      return [response.status, (await response.json()).message]
    }
    expect(await merge(open, booked)).toEqual([409, expect.stringMatching(/other way round/)])
    expect(await merge(alsoBooked, booked)).toEqual([409, expect.stringMatching(/Both/)])
    expect((await read(owner, booked)).mergedInto).toBeNull()
    expect(await merge(booked, open)).toEqual([200, undefined])
    expect((await read(owner, booked)).status).toBe('booked')
  })

  it('merges no open lead into a lost one or into suspected spam, where it would be in no list', async () => {
    const [open, lost, spam] = [await submit(), await submit(), await submit()]
    expect(await change(owner, lost, { status: 'lost', lostReason: 'Too expensive' })).toBe(200)
    expect(await change(owner, spam, { quarantined: true })).toBe(200)
    const merge = async (kept: string, other: string) => {
      const response = await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other })
      return [response.status, (await response.json()).message]
    }
    expect(await merge(lost, open)).toEqual([409, expect.stringMatching(/lost.*other way round/)])
    expect(await merge(spam, open)).toEqual([409, expect.stringMatching(/suspected spam.*other way round/)])
    expect(await found({ status: 'open' })).toEqual([open])
    expect(await merge(open, lost)).toEqual([200, undefined])
    expect(await merge(open, spam)).toEqual([200, undefined])
    expect(await found({ status: 'open' })).toEqual([open])
  })

  it('reminds of a follow-up once, also with two simultaneous checks', async () => {
    const id = await submit()
    await change(owner, id, { assignee: agent.id, followUpAt: '2997-01-05T10:00:00+05:30' })
    const at = (text: string) => new Date(text)
    expect(await remindDueFollowUps(api.database, at('2997-01-05T09:59:00+05:30'))).toBe(0)
    const later = at('2997-01-05T10:00:01+05:30')
    const counts = await Promise.all([
      remindDueFollowUps(api.database, later),
      remindDueFollowUps(api.database, later),
    ])
    expect(counts.toSorted()).toEqual([0, 1])
    const notices = await api.database.kysely
      .selectFrom('notification')
      .select(['topic', 'recipients'])
      .where('topic', '=', 'lead.follow-up')
      .execute()
    expect(notices).toEqual([{ topic: 'lead.follow-up', recipients: JSON.stringify([agent.id]) }])
    expect((await read(agent, id)).history.map(({ type }) => type)).toContain('reminded')
    await change(owner, id, { followUpAt: '2997-01-06T10:00:00+05:30' })
    expect(await remindDueFollowUps(api.database, at('2997-01-06T10:00:01+05:30'))).toBe(1)
  })

  it('reminds of a follow-up that fell due in suspected spam once the lead is released', async () => {
    const id = await submit()
    await change(owner, id, { followUpAt: '2997-01-05T10:00:00+05:30' })
    const later = new Date('2997-01-05T10:00:01+05:30')
    expect(await change(owner, id, { quarantined: true })).toBe(200)
    expect(await remindDueFollowUps(api.database, later)).toBe(0)
    expect(await change(owner, id, { quarantined: false })).toBe(200)
    expect(await remindDueFollowUps(api.database, later)).toBe(1)
  })

  it('reminds of a merged lead’s follow-up with the lead that was kept, and of its own once it is separated again', async () => {
    const [kept, part] = [await submit(), await submit()]
    await change(owner, part, { followUpAt: '2997-01-05T10:00:00+05:30' })
    expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })).status).toBe(200)
    const later = new Date('2997-01-05T10:00:01+05:30')
    expect(await remindDueFollowUps(api.database, later)).toBe(1)
    const reminded = async (id: string) =>
      (await read(owner, id)).history.filter(({ type, part: of }) => type === 'reminded' && !of).length
    expect([await reminded(kept), await reminded(part)]).toEqual([1, 0])
    expect((await ask(owner, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(200)
    expect(await remindDueFollowUps(api.database, later)).toBe(1)
    expect([await reminded(kept), await reminded(part)]).toEqual([1, 1])
  })

  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const followUps = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await read(owner, id)).followUpAt))
  const merge = async (kept: string, other: string) =>
    expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other })).status).toBe(200)
  const separate = async (id: string) =>
    expect((await ask(owner, 'DELETE', `/api/leads/${id}/merge`)).status).toBe(200)

  it('gives each lead its own follow-up back when they are separated, and keeps one that was set since', async () => {
    const [soon, later, last] = [inHours(3), inHours(6), inHours(9)]
    const [none, part, own, third] = [await submit(), await submit(), await submit(), await submit()]
    await change(owner, part, { followUpAt: soon })
    await change(owner, own, { followUpAt: later })
    await change(owner, third, { followUpAt: last })

    await merge(none, part)
    await separate(part)
    expect(await followUps(none, part)).toEqual([null, soon])
    await merge(own, part)
    expect(await followUps(own)).toEqual([soon])
    await separate(part)
    expect(await followUps(own, part)).toEqual([later, soon])

    // Another part waits still.
    await merge(none, third)
    await merge(none, part)
    await separate(part)
    expect(await followUps(none, part)).toEqual([last, soon])

    await merge(own, part)
    await change(owner, own, { followUpAt: last })
    await separate(part)
    expect(await followUps(own, part)).toEqual([last, soon])
  })

  it('gives leads their own follow-ups back in any order, also those of parts of parts, and none that was done since', async () => {
    const [first, second, third, fourth] = [inHours(3), inHours(6), inHours(9), inHours(12)]
    const leads = async (...times: string[]) =>
      Promise.all(
        times.map(async (followUpAt) => {
          const id = await submit()
          await change(owner, id, { followUpAt })
          return id
        }),
      )

    // The one that was merged first is separated first.
    const [kept = '', part = '', later = ''] = await leads(third, second, first)
    await merge(kept, part)
    await merge(kept, later)
    await separate(part)
    await separate(later)
    expect(await followUps(kept, part, later)).toEqual([third, second, first])

    // A part of a part.
    const [whole = '', separated = ''] = await leads(fourth, fourth)
    await merge(part, later)
    await merge(kept, part)
    await merge(whole, separated)
    await separate(separated)
    await merge(whole, kept)
    expect(await followUps(whole, kept, part)).toEqual([first, first, first])
    await separate(later)
    expect(await followUps(whole, kept, part, later)).toEqual([second, second, second, first])
    await separate(kept)
    await separate(part)
    expect(await followUps(whole, kept, part, later)).toEqual([fourth, third, second, first])

    // The follow-up of the part is done before another one is merged.
    const [own = '', done = '', other = ''] = await leads(fourth, first, second)
    await merge(own, done)
    await change(owner, own, { followUpAt: null })
    await merge(own, other)
    expect(await followUps(own)).toEqual([second])
    await separate(other)
    expect(await followUps(own)).toEqual([null])

    // What is merged into a lost lead gives it no follow-up, also once it is open again.
    const [lost = '', lostPart = '', next = ''] = await leads(fourth, second, first)
    for (const id of [lost, lostPart]) await change(owner, id, { status: 'lost', lostReason: 'No answer' })
    await change(owner, lostPart, { followUpAt: second })
    await merge(lost, lostPart)
    await change(owner, lost, { status: 'reopened' })
    await merge(lost, next)
    expect(await followUps(lost)).toEqual([first])
    await separate(next)
    expect(await followUps(lost, lostPart, next)).toEqual([null, second, first])
  })

  it('reminds again of a follow-up that was put off or taken from another lead, and is back', async () => {
    const [kept, part] = [await submit(), await submit()]
    const [sooner, later] = ['2997-01-05T10:00:00+05:30', '2997-01-05T11:00:00+05:30']
    const now = new Date('2997-01-05T11:00:01+05:30')
    await change(owner, kept, { followUpAt: later })
    expect(await remindDueFollowUps(api.database, now)).toBe(1)
    await change(owner, part, { followUpAt: sooner })
    // A message about the one at 11 that waits is not sent meanwhile.
    expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })).status).toBe(200)
    expect((await ask(owner, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(200)
    expect(await remindDueFollowUps(api.database, now)).toBe(2)
    await change(owner, kept, { followUpAt: '2997-01-06T10:00:00+05:30' })
    await change(owner, kept, { followUpAt: later })
    expect(await remindDueFollowUps(api.database, now)).toBe(1)
  })

  it('keeps the numbers and addresses of merged enquiries usable', async () => {
    const kept = await submit({ contact: '9811111111', email: 'one@example.com' })
    const part = await submit({ contact: '9822222222', email: 'Two@example.com' })
    const same = await submit({ contact: '9811111111', email: 'ONE@example.com' })
    for (const other of [part, same])
      expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other })).status).toBe(200)
    expect(await read(owner, kept)).toMatchObject({
      otherContacts: ['9822222222'],
      otherEmails: ['two@example.com'],
    })
    // A further enquiry by the merged number belongs to the same person.
    const further = await submit({ contact: '9822222222', email: 'three@example.com' })
    expect((await read(owner, kept)).related.map(({ id }) => id)).toEqual([further])
    await ask(owner, 'DELETE', `/api/leads/${part}/merge`)
    expect(await read(owner, kept)).toMatchObject({ otherContacts: [], otherEmails: [] })
  })
})
