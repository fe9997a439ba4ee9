import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskQuotation, QuotationList } from '../../src/contract/quotation-desk.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { quotationDesk, tokenOf } from '../../tests/support/quotations.ts'
import { useApi } from '../../tests/support/use-api.ts'

const TODAY = indianDay(new Date())
const PAYMENT = { paise: 50_000_00, receivedOn: TODAY, reference: 'UTR 123' }

describe.each(playedKinds())('confirmed quotations and payments (%s)', (kind) => {
  const api = useApi(kind)
  const desk = quotationDesk(api)
  let owner: string
  let agent: string
  let lead: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
    agent = await api.signIn('agent')
    lead = await desk.newLead({ pax: 3, child: 1, travel_date: '2027-02-14' })
  })
  const read = (cookie: string, { id }: { id: string }) =>
    desk.done<DeskQuotation>(cookie, 'GET', `/api/quotations/${id}`)

  it('confirms an accepted version once, to the traveller and on the lead', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const confirm = () => desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/confirm`, {})
    expect((await confirm()).status).toBe(409)
    await desk.answer(token)
    expect(await desk.trip(token)).toMatchObject({ state: 'accepted', confirmedAt: null })
    expect((await confirm()).status).toBe(200)
    const { confirmedAt } = await desk.trip(token)
    expect(confirmedAt).toEqual(expect.any(String))
    expect((await confirm()).status).toBe(200)
    expect(await desk.trip(token)).toMatchObject({ confirmedAt })
    const { status, history } = await desk.done<{ status: string; history: { quotation?: object }[] }>(
      agent,
      'GET',
      `/api/leads/${lead}`,
    )
    expect(status).toBe('booked')
    const steps = history.flatMap((event) => (event.quotation ? [event.quotation] : []))
    expect(steps.filter((step) => 'step' in step && step.step === 'confirmed')).toHaveLength(1)
    // The next version is another offer.
    await desk.send(agent, quotation, { message: 'With breakfast.' })
    expect(await desk.trip(token)).toMatchObject({ state: 'open', confirmedAt: null })
    expect((await confirm()).status).toBe(409)
  })

  it('confirms no other version than the one that is shown', async () => {
    const first = await desk.send(agent, await desk.begin(agent, lead))
    await desk.answer(first.token)
    const newer = await desk.send(agent, first.quotation, { message: 'With breakfast.' })
    await desk.answer(first.token, { version: 2 })
    const confirm = async ({ versions }: DeskQuotation) => {
      const body = { versionSentAt: versions.at(-1)?.sentAt }
      return (await desk.ask(agent, 'POST', `/api/quotations/${first.quotation.id}/confirm`, body)).status
    }
    expect(await confirm(first.quotation)).toBe(409)
    expect(await desk.trip(first.token)).toMatchObject({ confirmedAt: null })
    expect(await confirm(newer.quotation)).toBe(200)
  })

  it('neither withdraws nor replaces an offer whose newest answer is not shown', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const { draftVersion } = await desk.save(agent, quotation, { message: 'With breakfast.' })
    const post = (path: string, answerSeenAt?: string | null) =>
      desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/${path}`, { draftVersion, answerSeenAt })
    const newest = async () => (await read(agent, quotation)).answers.at(-1)?.receivedAt
    await desk.answer(token, { answer: 'change', text: 'With a pool.' })
    const wish = await newest()
    await desk.answer(token)
    for (const seen of [null, wish])
      for (const path of ['withdraw', 'send']) {
        const refused = await post(path, seen)
        expect([refused.status, (await refused.json()).message]).toEqual([
          409,
          'The traveller has answered in the meantime. Please read the answer first.',
        ])
      }
    expect(await desk.trip(token)).toMatchObject({ state: 'accepted', version: 1 })
    expect((await post('send', await newest())).status).toBe(200)
    expect((await post('withdraw', await newest())).status).toBe(200)
  })

  it('books a lead with what its confirmed quotations are worth, and keeps an amount that staff typed', async () => {
    const booked = async () => {
      const found = await desk.done<{ bookedAmount?: number }>(agent, 'GET', `/api/leads/${lead}`)
      return found.bookedAmount
    }
    const confirm = async (id: string, body = {}) =>
      desk.done(agent, 'POST', `/api/quotations/${id}/confirm`, body)
    const offer = (unitPaise: number) => ({ lines: [{ label: 'Trip', quantity: 1, unitPaise }] })
    const rupees = (paise: number | null) => Math.round((paise ?? 0) / 100)

    const first = await desk.send(agent, await desk.begin(agent, lead), offer(1_00_000_49))
    await desk.answer(first.token)
    expect(await booked()).toBeUndefined()
    await confirm(first.quotation.id)
    expect(await booked()).toBe(rupees(first.quotation.toUsPaise))
    // A second trip is added, and a newer version replaces its older one.
    const second = await desk.send(agent, await desk.begin(agent, lead), offer(50_000_00))
    await desk.answer(second.token)
    await confirm(second.quotation.id)
    const newer = await desk.send(agent, second.quotation, offer(60_000_00))
    await desk.answer(second.token, { version: 2 })
    await confirm(second.quotation.id)
    const paise = (first.quotation.toUsPaise ?? 0) + (newer.quotation.toUsPaise ?? 0)
    expect(await booked()).toBe(rupees(paise))

    // The first trip is still booked.
    await confirm(second.quotation.id, { takenBack: 'The hotel is full.' })
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ status: 'booked' })
    expect(await booked()).toBe(rupees(first.quotation.toUsPaise))
    await confirm(first.quotation.id, { takenBack: 'The flight was cancelled.' })
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ status: 'reopened' })
    expect(await booked()).toBeUndefined()
    // Neither is the version before the one that was taken back.
    await confirm(first.quotation.id)
    expect(await booked()).toBe(rupees(first.quotation.toUsPaise))
    await desk.done(agent, 'PATCH', `/api/leads/${lead}`, { bookedAmount: 75_000 })
    await confirm(second.quotation.id)
    expect(await booked()).toBe(75_000)
    await confirm(second.quotation.id, { takenBack: 'The hotel is full again.' })
    expect(await booked()).toBe(75_000)
  })

  it('books no more than a lead can be worth, and sends no larger offer', async () => {
    const crores = (quantity: number) => ({ lines: [{ label: 'Trip', quantity, unitPaise: 1_00_00_000_00 }] })
    const quotation = await desk.save(agent, await desk.begin(agent, lead), crores(99))
    const { id, draftVersion } = quotation
    const refused = await desk.ask(agent, 'POST', `/api/quotations/${id}/send`, { draftVersion })
    expect([refused.status, (await refused.json()).errors]).toEqual([400, { lines: expect.any(String) }])
    for (const begun of [quotation, await desk.begin(agent, lead), await desk.begin(agent, lead)]) {
      const sent = await desk.send(agent, begun, crores(90))
      await desk.answer(sent.token)
      await desk.done(agent, 'POST', `/api/quotations/${begun.id}/confirm`, {})
    }
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ bookedAmount: 999_999_999 })
  })

  it('withdraws no quotation whose booking is confirmed', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const post = (path: string, body = {}) =>
      desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/${path}`, body)
    await desk.answer(token)
    await post('confirm')
    expect((await post('withdraw')).status).toBe(409)
    expect(await desk.trip(token)).toMatchObject({ confirmedAt: expect.any(String) })
    await post('confirm', { takenBack: 'The hotel is full.' })
    expect((await post('withdraw')).status).toBe(200)
  })

  it('takes the confirmation of an earlier version back, and does not withdraw its quotation before', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const post = (path: string, body = {}) =>
      desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/${path}`, body)
    await desk.answer(token)
    await post('confirm')
    await desk.send(agent, quotation, { message: 'With breakfast.' })
    expect((await post('withdraw')).status).toBe(409)
    expect((await post('confirm', { takenBack: 'The hotel is full.' })).status).toBe(200)
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ status: 'reopened' })
    expect(await desk.trip(token)).toMatchObject({ version: 2, takenBack: { reason: 'The hotel is full.' } })
    expect((await post('withdraw')).status).toBe(200)
  })

  it('books the lead that its own was merged into, and its own once they are separated again', async () => {
    const kept = await desk.newLead()
    await desk.done(owner, 'PATCH', `/api/leads/${kept}`, { status: 'contacted' })
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    await desk.answer(token)
    await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: lead })
    const confirm = (body: object) =>
      desk.done(owner, 'POST', `/api/quotations/${quotation.id}/confirm`, body)
    const statuses = async () => {
      const leads = [kept, lead].map((id) => desk.done<{ status: string }>(owner, 'GET', `/api/leads/${id}`))
      return (await Promise.all(leads)).map(({ status }) => status)
    }
    await confirm({})
    expect(await statuses()).toEqual(['booked', 'quoted'])
    await desk.done(owner, 'DELETE', `/api/leads/${lead}/merge`)
    expect(await statuses()).toEqual(['reopened', 'booked'])
    const bookedAmount = Math.round((quotation.toUsPaise ?? 0) / 100)
    expect(await desk.done(owner, 'GET', `/api/leads/${lead}`)).toMatchObject({ bookedAmount })
    await confirm({ takenBack: 'The hotel is full.' })
    expect(await statuses()).toEqual(['reopened', 'reopened'])
  })

  it.each([{ bookedAmount: 50_000 }, { bookedAmount: null }])(
    'leaves a lead its booking ($bookedAmount) from before a merge, without the quotation of the part',
    async (own) => {
      const kept = await desk.newLead()
      for (const change of [{ status: 'contacted' }, { status: 'booked', ...own }])
        await desk.done(owner, 'PATCH', `/api/leads/${kept}`, change)
      const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
      await desk.answer(token)
      await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: lead })
      const confirm = (body: object) =>
        desk.done(owner, 'POST', `/api/quotations/${quotation.id}/confirm`, body)
      type Booking = { status: string; bookedAmount?: number }
      const booking = async (id: string) => {
        const { status, bookedAmount = null } = await desk.done<Booking>(owner, 'GET', `/api/leads/${id}`)
        return { status, bookedAmount }
      }
      await confirm({})
      await confirm({ takenBack: 'The hotel is full.' })
      expect(await booking(kept)).toEqual({ status: 'booked', ...own })
      await confirm({})
      await desk.done(owner, 'DELETE', `/api/leads/${lead}/merge`)
      const worth = Math.round((quotation.toUsPaise ?? 0) / 100)
      expect(await booking(kept)).toEqual({ status: 'booked', ...own })
      expect(await booking(lead)).toEqual({ status: 'booked', bookedAmount: worth })
    },
  )

  it.each(['the confirmation is taken back', 'the part is separated'])(
    'leaves no lead booked for a confirmation that was taken back once %s',
    async (end) => {
      const kept = await desk.newLead({ contact: '9800000077', email: 'kept@example.com' })
      const accepted = async (id: string) => {
        const { quotation, token } = await desk.send(owner, await desk.begin(owner, id))
        await desk.answer(token)
        return (body: object) => desk.done(owner, 'POST', `/api/quotations/${quotation.id}/confirm`, body)
      }
      const [own, ofPart] = [await accepted(kept), await accepted(lead)]
      await own({})
      await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: lead })
      await ofPart({})
      await own({ takenBack: 'The hotel is full' })
      expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject({ status: 'booked' })
      if (end === 'the part is separated') await desk.done(owner, 'DELETE', `/api/leads/${lead}/merge`)
      else await ofPart({ takenBack: 'The hotel is full' })
      expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject({ status: 'reopened' })
    },
  )

  /** A contacted lead and two others with an accepted quotation each. */
  async function withTwoParts() {
    const kept = await desk.newLead({ contact: '9800000077', email: 'kept@example.com' })
    await desk.done(owner, 'PATCH', `/api/leads/${kept}`, { status: 'contacted' })
    const accepted = async (name: string) => {
      const id = await desk.newLead({ contact: '9800000078', email: `${name}@example.com` })
      const { quotation, token } = await desk.send(owner, await desk.begin(owner, id))
      await desk.answer(token)
      const confirm = (body: object) =>
        desk.done(owner, 'POST', `/api/quotations/${quotation.id}/confirm`, body)
      return {
        id,
        confirm,
        mergeAndConfirm: async () => {
          await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: id })
          await confirm({})
        },
        takeBack: () => confirm({ takenBack: 'The hotel is full' }),
        separate: () => desk.done(owner, 'DELETE', `/api/leads/${id}/merge`),
      }
    }
    return { kept, first: await accepted('first'), second: await accepted('second') }
  }

  it.each([
    ['first separate', 'second separate'],
    ['first separate', 'second takeBack'],
    ['first takeBack', 'first separate', 'second separate'],
  ])('leaves no lead booked for two parts that it has no booking of any more: %s, %s', async (...steps) => {
    const { kept, first, second } = await withTwoParts()
    await first.mergeAndConfirm()
    await second.mergeAndConfirm()
    for (const step of steps) {
      const part = step.startsWith('first') ? first : second
      await (step.endsWith('separate') ? part.separate() : part.takeBack())
    }
    expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject({ status: 'reopened' })
  })

  it.each(['before', 'after'])(
    'books no lead for a part that was confirmed and reopened before it was merged, %s another one that books it',
    async (when) => {
      const { kept, first, second } = await withTwoParts()
      type Booking = { status: string; bookedAmount?: number }
      const bookings = async () => {
        const leads = [kept, first.id, second.id].map((id) =>
          desk.done<Booking>(owner, 'GET', `/api/leads/${id}`),
        )
        return (await Promise.all(leads)).map(({ status, bookedAmount }) => [status, bookedAmount ?? null])
      }
      await first.confirm({})
      const [, [, worth] = []] = await bookings()
      await desk.done(owner, 'PATCH', `/api/leads/${first.id}`, { status: 'reopened' })
      if (when === 'after') await second.mergeAndConfirm()
      await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: first.id })
      if (when === 'before') await second.mergeAndConfirm()
      expect((await bookings())[0]).toEqual(['booked', worth])
      await second.separate()
      expect((await bookings())[0]).toEqual(['reopened', null])
      await first.separate()
      expect(await bookings()).toEqual([
        ['reopened', null],
        ['reopened', null],
        ['booked', worth],
      ])
    },
  )

  it.each(['alone', 'beside one of another part'])(
    'leaves a lead its own booking where a confirmation is taken back that did not count for it, %s',
    async (place) => {
      const { kept, first, second } = await withTwoParts()
      await first.confirm({})
      await desk.done(owner, 'PATCH', `/api/leads/${first.id}`, { status: 'reopened' })
      await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: first.id })
      const own = { status: 'booked', bookedAmount: 50_000 }
      await desk.done(owner, 'PATCH', `/api/leads/${kept}`, own)
      if (place !== 'alone') await second.mergeAndConfirm()
      await first.takeBack()
      if (place !== 'alone') await second.takeBack()
      expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject(own)
    },
  )

  it('gives a separated part that is booked the amount of all its confirmations, also of one before the merge', async () => {
    const { kept, first } = await withTwoParts()
    const { quotation, token } = await desk.send(owner, await desk.begin(owner, first.id))
    await desk.answer(token)
    await first.confirm({})
    const { bookedAmount } = await desk.done<{ bookedAmount: number }>(owner, 'GET', `/api/leads/${first.id}`)
    await desk.done(owner, 'PATCH', `/api/leads/${first.id}`, { status: 'reopened' })
    await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: first.id })
    await desk.done(owner, 'POST', `/api/quotations/${quotation.id}/confirm`, {})
    expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject({ bookedAmount })
    await first.separate()
    const both = { status: 'booked', bookedAmount: 2 * bookedAmount }
    expect(await desk.done(owner, 'GET', `/api/leads/${first.id}`)).toMatchObject(both)
  })

  it('leaves a lead its own booking also where the confirmation of one part was taken back before another is separated', async () => {
    const { kept, first, second } = await withTwoParts()
    const own = { status: 'booked', bookedAmount: 50_000 }
    await desk.done(owner, 'PATCH', `/api/leads/${kept}`, own)
    await first.mergeAndConfirm()
    await second.mergeAndConfirm()
    await first.takeBack()
    await second.separate()
    expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject(own)
  })

  it('books a new lead for the quotation of an enquiry that was merged into it', async () => {
    const kept = await desk.newLead()
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    await desk.answer(token)
    await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: lead })
    await desk.done(owner, 'POST', `/api/quotations/${quotation.id}/confirm`, {})
    expect(await desk.done(owner, 'GET', `/api/leads/${kept}`)).toMatchObject({
      status: 'booked',
      respondedAt: expect.any(String),
    })
  })

  it('confirms no booking of a lost lead, which would stay lost', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    await desk.answer(token)
    const patch = (body: object) => desk.done(agent, 'PATCH', `/api/leads/${lead}`, body)
    await patch({ status: 'lost', lostReason: 'No answer' })
    const confirm = () => desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/confirm`, {})
    const refused = await confirm()
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringMatching(/Reopen it first/),
    ])
    expect(await desk.trip(token)).toMatchObject({ confirmedAt: null })
    await patch({ status: 'reopened' })
    expect((await confirm()).status).toBe(200)
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ status: 'booked' })
  })

  it('sends one version for one id, and answers a repetition with its link', async () => {
    const quotation = await desk.save(agent, await desk.begin(agent, lead), {
      lines: [{ label: 'Trip', quantity: 1, unitPaise: 50_000_00 }],
    })
    const id = randomUUID()
    const { draftVersion } = quotation
    const send = async (cookie = agent, key = id) => {
      const path = `/api/quotations/${quotation.id}/send`
      const response = await desk.ask(cookie, 'POST', path, { draftVersion }, key)
      return { status: response.status, ...((await response.json()) as { link?: string }) }
    }
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.link).toBe(first.link)
    const { version, links } = await read(agent, quotation)
    expect({ version, links: links.length }).toEqual({ version: 1, links: 1 })
    expect(await desk.trip(tokenOf(first.link ?? ''))).toMatchObject({ version: 1 })
    // Nobody else gets the link by the id, and another id sends what is new only.
    expect((await send(owner)).status).toBe(409)
    expect((await send(agent, randomUUID())).status).toBe(409)

    const linkId = randomUUID()
    const link = () => desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/links`, {}, linkId)
    const links2 = await Promise.all([link(), link()].map(async (sent) => (await sent).json()))
    expect(links2[0].link).toBe(links2[1].link)
    expect(links2[0].link).not.toBe(first.link)

    // A link that was revoked meanwhile leads nowhere: a repetition says so, and another id makes one that works.
    await desk.done(agent, 'DELETE', `/api/quotations/${quotation.id}/links`)
    const repeated = await Promise.all([
      link(),
      desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/send`, { draftVersion }, id),
    ])
    for (const refused of repeated) {
      expect(refused.status).toBe(409)
      expect((await refused.json()).message).toContain('revoked')
    }
    const made = { id: randomUUID() }
    const another = () => desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/links`, {}, made.id)
    const { link: works } = await (await another()).json()
    expect(await desk.trip(tokenOf(works))).toMatchObject({ version: 1 })
    await desk.done(agent, 'POST', `/api/quotations/${quotation.id}/withdraw`, {})
    expect((await another()).status).toBe(409)
  })

  it('refuses a payment under the id of another one', async () => {
    const { quotation } = await desk.send(agent, await desk.begin(agent, lead))
    const id = randomUUID()
    const pay = (change: object) =>
      desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/payments`, { ...PAYMENT, ...change }, id)
    expect((await pay({})).status).toBe(200)
    expect((await pay({})).status).toBe(200)
    for (const change of [{ paise: 60_000_00 }, { reference: 'UTR 124' }, { receivedOn: '2026-01-02' }]) {
      const refused = await pay(change)
      expect(refused.status).toBe(422)
      expect((await refused.json()).message).toContain('₹50,000')
    }
    expect((await read(agent, quotation)).payments).toMatchObject([{ id, ...PAYMENT }])
  })

  it('takes a confirmation back with a reason for the traveller, and confirms again', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const post = (body: object) => desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/confirm`, body)
    await desk.answer(token)
    expect((await post({ takenBack: 'The hotel is full.' })).status).toBe(409)
    expect((await post({})).status).toBe(200)
    expect((await post({ takenBack: ' ' })).status).toBe(400)
    expect((await post({ takenBack: 'The hotel is full.' })).status).toBe(200)
    const after = await desk.trip(token)
    expect(after).toMatchObject({
      state: 'accepted',
      confirmedAt: null,
      takenBack: { at: expect.any(String), reason: 'The hotel is full.' },
    })
    expect((await post({ takenBack: 'Again.' })).status).toBe(200)
    expect((await desk.trip(token)).takenBack).toEqual(after.takenBack)
    const { status, history } = await desk.done<{ status: string; history: { quotation?: object }[] }>(
      agent,
      'GET',
      `/api/leads/${lead}`,
    )
    expect(status).toBe('reopened')
    expect(
      history.filter(({ quotation: step }) => JSON.stringify(step)?.includes('taken-back')),
    ).toHaveLength(1)
    expect((await post({})).status).toBe(200)
    expect(await desk.trip(token)).toMatchObject({ confirmedAt: expect.any(String), takenBack: null })
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ status: 'booked' })
    // Staff still see what was said before.
    expect((await read(agent, quotation)).versions[0]?.takenBack?.reason).toBe('The hotel is full.')
  })

  it('adds up what was quoted, accepted and paid to the paisa', async () => {
    const prices = [57_750_33, 1_00_000_01, 12_345_67]
    const sums = { sent: 0, accepted: 0, received: 0 }
    for (const [at, unitPaise] of prices.entries()) {
      const begun = await desk.begin(agent, lead)
      const { quotation, token } = await desk.send(agent, begun, {
        lines: [{ label: 'Trip', quantity: 1, unitPaise }],
      })
      sums.sent += quotation.toUsPaise ?? 0
      if (at === 0) continue
      await desk.answer(token)
      sums.accepted += quotation.toUsPaise ?? 0
      const paise = 1_000_07 * at
      await desk.done(agent, 'POST', `/api/quotations/${quotation.id}/payments`, { ...PAYMENT, paise })
      sums.received += paise
    }
    const today = `?from=${TODAY}&to=${TODAY}`
    const expected = {
      sent: { count: 3, paise: sums.sent },
      accepted: { count: 2, paise: sums.accepted },
      received: { count: 2, paise: sums.received },
    }
    expect(await desk.done(owner, 'GET', `/api/quotation-sums${today}`)).toEqual(expected)
    const list = await desk.done<QuotationList>(owner, 'GET', `/api/quotations${today}`)
    expect(list.sums).toEqual(expected)
    expect(list.quotations.reduce((sum, { toUsPaise }) => sum + (toUsPaise ?? 0), 0)).toBe(sums.sent)
    expect(await desk.done(owner, 'GET', '/api/quotation-sums?from=2020-01-01&to=2020-12-31')).toEqual({
      sent: { count: 0, paise: 0 },
      accepted: { count: 0, paise: 0 },
      received: { count: 0, paise: 0 },
    })
  })

  it('marks payments once, shows them to the traveller, and voids them visibly', async () => {
    const begun = await desk.begin(agent, lead)
    const path = `/api/quotations/${begun.id}/payments`
    expect((await desk.ask(agent, 'POST', path, PAYMENT)).status).toBe(409)
    const { quotation, token } = await desk.send(agent, begun)
    const id = randomUUID()
    for (let i = 0; i < 2; i++) expect((await desk.ask(agent, 'POST', path, PAYMENT, id)).status).toBe(200)
    for (const wrong of [{ paise: 0 }, { paise: 1.5 }, { receivedOn: '2999-01-01' }, { receivedOn: 'today' }])
      expect((await desk.ask(agent, 'POST', path, { ...PAYMENT, ...wrong })).status).toBe(400)
    expect(await read(agent, quotation)).toMatchObject({ receivedPaise: 50_000_00 })
    const { payments } = await desk.trip(token)
    expect(payments).toEqual([{ paise: 50_000_00, receivedOn: TODAY, reference: 'UTR 123' }])
    const voided = await desk.done<DeskQuotation>(agent, 'DELETE', `${path}/${id}`)
    expect(voided).toMatchObject({ receivedPaise: 0, payments: [{ id, voidedAt: expect.any(String) }] })
    expect((await desk.trip(token)).payments).toEqual([])
  })
})
