import { describe, expect, it } from 'vitest'
import type { NotifyOverview } from '../../src/contract/notify.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { SOON, useNotifications } from '../../tests/support/notifications.ts'
import { newPushPhone } from '../../tests/support/push-phone.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { startHttpReceiver } from '../../tests/support/receivers.ts'
import { remindDueFollowUps } from '../desk/follow-up-reminders.ts'
import { escalateOverdue } from '../office/overdue.ts'

describe.each(playedKinds())('notifications (%s)', (kind) => {
  const { office, ask, deliveries, enquire, bringForward, waitingFor, seqOf, idOf, mailsTo, noneWaiting } =
    useNotifications(kind)

  it('notify an agent with default settings of each own lead once, assigned by rule or by hand', async () => {
    const agent = await office.api.signIn('agent')
    const id = await idOf(agent)
    const byHand = await enquire()
    await expect.poll(() => mailsTo('leads@example.com').length, SOON).toBe(1)
    expect((await ask('PATCH', `/api/leads/${byHand}`, { assignee: id })).status).toBe(200)
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(1)
    expect(mailsTo('agent2@example.com')[0]?.raw).toContain('Subject: For you: Bali')
    // A save without a new assignee notifies nobody.
    await ask('PATCH', `/api/leads/${byHand}`, { assignee: id, status: 'contacted' })

    await ask('PUT', '/api/office/assignment', { value: { rules: [], others: [id] }, version: 0 })
    await enquire({ name: 'By Rule' })
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(2)
    expect(mailsTo('agent2@example.com')[1]?.raw).toContain('By Rule')
    await expect.poll(noneWaiting, SOON).toBe(0)
    expect(mailsTo('leads@example.com')).toHaveLength(2)
    expect(mailsTo('agent2@example.com')).toHaveLength(2)
  })

  it('send an agent one push message about a lead that a rule assigned', async () => {
    const agent = await office.api.signIn('agent')
    const phones = await startHttpReceiver()
    const phone = newPushPhone()
    await office.api.database.kysely
      .updateTable('user')
      .set({ role: 'manager' })
      .where('email', '=', 'agent2@example.com')
      .execute()
    const secure = { ...phone.device(phones.url), endpoint: phones.url.replace('http:', 'https:') }
    expect((await ask('POST', '/api/notify/devices', secure, agent)).status).toBe(201)
    const value = { rules: [], others: [await idOf(agent)] }
    await ask('PUT', '/api/office/assignment', { value, version: 0 })
    await enquire()
    await expect.poll(async () => (await deliveries('?channel=webhook')).length, SOON).toBe(2)
    const pushed = await deliveries('?channel=push')
    expect(pushed.map(({ about }) => about.map(({ topic }) => topic))).toEqual([['lead.assigned']])
    await phones.close()
  })

  it('send nothing about leads that users assign to themselves, and about suspected spam only after its release', async () => {
    const agent = await office.api.signIn('agent')
    const id = await idOf(agent)
    const mine = await enquire()
    expect((await ask('PATCH', `/api/leads/${mine}`, { assignee: id }, agent)).status).toBe(200)
    const spam = await enquire({ website: 'https://spam.example.com', filledInMs: 300 })
    await ask('PATCH', `/api/leads/${spam}`, { assignee: id })
    const last = await enquire({ name: 'Last Guest' })
    await ask('PATCH', `/api/leads/${last}`, { assignee: id })
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(1)
    expect(mailsTo('agent2@example.com')[0]?.raw).toContain('Last Guest')
    await ask('PATCH', `/api/leads/${spam}`, { quarantined: false })
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(2)
    expect(mailsTo('agent2@example.com')[1]?.raw).toContain(`/admin/leads/${spam}`)
  })

  it('gather the overdue leads into one message to each person, without those answered meanwhile', async () => {
    await ask('PUT', '/api/notify/preferences', {
      mail: 'digest',
      digestMinutes: 1440,
      webhook: false,
    })
    // What is overdue is due at the end of the minute, which may come before the answer below: nothing can be sent until then.
    office.post.behave(451)
    const agent = await office.api.signIn('agent')
    const id = await idOf(agent)
    const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => enquire({ name: `Guest ${n}` })))
    await office.api.database.kysely
      .updateTable('lead')
      .set({ respond_by: '2020-01-01T00:00:00.000Z' })
      .execute()
    await office.api.database.kysely.updateTable('lead').set({ assignee: id }).where('seq', '<=', 3).execute()
    expect(await escalateOverdue(office.api.database)).toBe(60)
    await expect
      .poll(async () => (await deliveries()).map(({ target, about }) => [target, about.length]), SOON)
      .toEqual([
        ['agent2@example.com', 3],
        ['leads@example.com', 20],
        ['leads@example.com', 20],
      ])
    // They are gathered in batches: 60 new ones, 60 overdue ones, and three of them for the agent.
    const gathered = () => office.api.database.kysely.selectFrom('delivery_notice').selectAll().execute()
    await expect.poll(async () => (await gathered()).length, SOON).toBe(123)
    const answered = await seqOf(ids[0] ?? '')
    await ask('POST', `/api/leads/${ids[0]}/contacts`, { channel: 'call' })
    office.post.behave('take')
    const stillWaiting = async () => {
      await bringForward('mail')
      return noneWaiting()
    }
    await expect.poll(stillWaiting, SOON).toBe(0)
    const overdue = office.post.mails.filter(({ raw }) =>
      raw.includes('Subject: Still unanswered: 59 enquiries'),
    )
    expect(overdue.map(({ to }) => to)).toEqual([['leads@example.com']])
    expect(mailsTo('agent2@example.com').map(({ raw }) => /Subject: (.*)\r/.exec(raw)?.[1])).toEqual([
      `Still unanswered: ${answered <= 3 ? 2 : 3} enquiries`,
    ])
  })

  it('remind of no follow-up that was done, put off or taken over by another lead while the message waited', async () => {
    const agent = await office.api.signIn('agent')
    const assignee = await idOf(agent)
    const followUpAt = '2099-01-01T10:00:00.000Z'
    const then = new Date(followUpAt)
    office.post.behave(451)
    const names = ['Done', 'Put Off', 'Lost', 'Merged', 'Kept', 'Due']
    const [done, putOff, lost, merged, kept, due] = await Promise.all(
      names.map(async (name) => {
        const id = await enquire({ name })
        await ask('PATCH', `/api/leads/${id}`, { assignee, followUpAt })
        return id
      }),
    )
    expect(await remindDueFollowUps(office.api.database, then)).toBe(6)
    const reminders = () => office.api.database.kysely.selectFrom('delivery').select('attempts')
    const ofAgent = reminders().where('channel', '=', 'mail').where('target', '=', 'agent2@example.com')
    await expect
      .poll(async () => (await ofAgent.execute()).filter(({ attempts }) => attempts > 0).length, SOON)
      .toBe(12)
    for (const id of [done, kept]) await ask('PATCH', `/api/leads/${id}`, { followUpAt: null })
    // What was due of the kept lead at the same time is over before the other one is merged into it.
    await bringForward('mail')
    await expect
      .poll(async () => (await ofAgent.where('state', '=', 'dropped').execute()).length, SOON)
      .toBe(2)
    await ask('PATCH', `/api/leads/${putOff}`, { followUpAt: '2099-01-02T10:00:00.000Z' })
    await ask('PATCH', `/api/leads/${lost}`, { status: 'lost', lostReason: 'Price' })
    expect((await ask('POST', `/api/leads/${kept}/merge`, { other: merged })).status).toBe(200)
    office.post.behave('take')
    await bringForward('mail')
    await expect.poll(noneWaiting, SOON).toBe(0)
    const sent = mailsTo('agent2@example.com').filter(({ raw }) => raw.includes('Subject: To follow up'))
    expect(sent.map(({ raw }) => raw.includes(`/admin/leads/${due}`))).toEqual([true])
    expect(await remindDueFollowUps(office.api.database, then)).toBe(1)
    await ask('POST', '/api/notify/channels/mail/again', {})
    await expect.poll(() => mailsTo('agent2@example.com').at(-1)?.raw, SOON).toContain(`/admin/leads/${kept}`)
  })

  it.each(['merged', 'suspected spam'])(
    'tell what is due of a lead that was %s while the message waited, and no longer is',
    async (as) => {
      const agent = await office.api.signIn('agent')
      const assignee = await idOf(agent)
      const followUpAt = '2099-01-01T10:00:00.000Z'
      const then = new Date(followUpAt)
      office.post.behave(451)
      const [kept, part] = [await enquire({ name: 'Kept' }), await enquire({ name: 'Part' })]
      for (const id of [kept, part]) await ask('PATCH', `/api/leads/${id}`, { assignee })
      await ask('POST', `/api/leads/${kept}/contacts`, { channel: 'call' })
      await ask('PATCH', `/api/leads/${part}`, { followUpAt })
      expect(await remindDueFollowUps(office.api.database, then)).toBe(1)
      expect(await escalateOverdue(office.api.database, then)).toBe(1)
      const due = ['lead.follow-up', 'lead.overdue']
      const topics = async () => (await deliveries()).flatMap(({ about }) => about.map(({ topic }) => topic))
      await expect
        .poll(async () => (await topics()).filter((topic) => due.includes(topic)).length, SOON)
        .toBe(5)
      const isTried = async () =>
        (await waitingFor('mail')).every(
          ({ claimed_until, next_attempt_at }) =>
            claimed_until === null && Date.parse(next_attempt_at) > Date.now(),
        )
      await expect.poll(isTried, SOON).toBe(true)
      if (as === 'merged') await ask('POST', `/api/leads/${kept}/merge`, { other: part })
      else await ask('PATCH', `/api/leads/${part}`, { quarantined: true })
      office.post.behave('take')
      await bringForward('mail')
      await expect.poll(noneWaiting, SOON).toBe(0)
      expect(mailsTo('agent2@example.com').filter(({ raw }) => !raw.includes('Subject: For you'))).toEqual([])
      if (as === 'merged') await ask('DELETE', `/api/leads/${part}/merge`)
      else await ask('PATCH', `/api/leads/${part}`, { quarantined: false })
      await remindDueFollowUps(office.api.database, then)
      await escalateOverdue(office.api.database, then)
      const subjects = async () => {
        await bringForward('mail')
        const mails = mailsTo('agent2@example.com').map(({ raw }) => /Subject: (.*?):/.exec(raw)?.[1])
        return mails.filter((subject) => subject !== 'For you')
      }
      await expect.poll(subjects, { ...SOON, interval: 500 }).toHaveLength(2)
      expect((await subjects()).toSorted()).toEqual(['Still unanswered', 'To follow up'])
    },
  )

  it('list in a digest no lead that was assigned to a colleague meanwhile', async () => {
    const agent = await office.api.signIn('agent')
    await ask('PUT', '/api/notify/mine', { mail: 'digest' }, agent)
    const theirs = await enquire({ name: 'Taken Guest' })
    await enquire({ name: 'Free Guest' })
    await expect
      .poll(
        async () => (await deliveries('?channel=mail&state=waiting')).map(({ about }) => about.length),
        SOON,
      )
      .toEqual([2])
    await ask('PATCH', `/api/leads/${theirs}`, { assignee: await idOf(office.owner) })
    await bringForward('mail')
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(1)
    const raw = mailsTo('agent2@example.com')[0]?.raw
    expect(raw).toContain('Free Guest')
    expect(raw).not.toContain('Taken Guest')
  })

  it('go to staff who turned mail on, at their own address', async () => {
    const agent = await office.api.signIn('agent')
    expect((await ask('PUT', '/api/notify/mine', { mail: 'each' }, agent)).status).toBe(200)
    await enquire()
    await expect
      .poll(() => office.post.mails.flatMap(({ to }) => to).toSorted(), SOON)
      .toEqual(['agent2@example.com', 'leads@example.com'])
    const seen = (await ask<NotifyOverview>('GET', '/api/notify', undefined, agent)).body
    expect(seen).toMatchObject({ mine: { mail: 'each', canMail: true }, office: null })
  })

  it('are dropped when the account was closed before they were sent', async () => {
    const agent = await office.api.signIn('agent')
    await ask('PUT', '/api/notify/mine', { mail: 'digest' }, agent)
    await enquire()
    const agentsMail = () =>
      office.api.database.kysely
        .selectFrom('delivery')
        .select('state')
        .where('target', '=', 'agent2@example.com')
        .execute()
    await expect.poll(agentsMail, SOON).toEqual([{ state: 'waiting' }])
    const { body: team } = await ask<{ members: { id: string; role: string }[] }>('GET', '/api/team')
    const id = team.members.find(({ role }) => role === 'agent')?.id
    expect((await ask('PATCH', `/api/team/${id}`, { deactivated: true })).status).toBe(200)
    await bringForward('mail')
    await expect.poll(agentsMail, SOON).toEqual([{ state: 'dropped' }])
    expect(office.post.mails.flatMap(({ to }) => to)).not.toContain('agent2@example.com')
  })

  it('of an answer to a quotation reach managers and the office when the account of the assignee is closed', async () => {
    const agent = await office.api.signIn('agent')
    const id = await idOf(agent)
    const desk = quotationDesk(office.api)
    const lead = await enquire()
    expect((await ask('PUT', '/api/notify/mine', { mail: 'each' })).status).toBe(200)
    const { token, quotation } = await desk.send(agent, await desk.begin(agent, lead))
    await ask('PATCH', `/api/leads/${lead}`, { status: 'lost', lostReason: 'No answer' }, agent)
    expect((await ask('PATCH', `/api/team/${id}`, { deactivated: true })).status).toBe(200)
    expect((await desk.answer(token, { versionSentAt: quotation.sentAt })).status).toBe(200)
    const told = () => office.post.mails.filter(({ raw }) => raw.includes('Subject: Quotation accepted'))
    await expect
      .poll(
        () =>
          told()
            .flatMap(({ to }) => to)
            .toSorted(),
        SOON,
      )
      .toEqual(['leads@example.com', 'owner1@example.com'])
  })

  it('of an answer to a quotation are sent also while its lead is in suspected spam', async () => {
    const desk = quotationDesk(office.api)
    const lead = await enquire()
    const { token, quotation } = await desk.send(office.owner, await desk.begin(office.owner, lead))
    expect((await ask('PATCH', `/api/leads/${lead}`, { quarantined: true })).status).toBe(200)
    expect((await desk.answer(token, { versionSentAt: quotation.sentAt })).status).toBe(200)
    await expect
      .poll(() => mailsTo('owner1@example.com').map(({ raw }) => raw), SOON)
      .toEqual([expect.stringContaining('Subject: Quotation accepted')])
  })
})
