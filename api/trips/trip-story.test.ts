import { beforeEach, describe, expect, it } from 'vitest'
import type { NewMessage, Outbox } from '../../src/outbox/types.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longEnquiry } from '../../tests/support/enquiries.ts'
import { type FakeDevice, fakeDevice } from '../../tests/support/fake-device.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { useApi } from '../../tests/support/use-api.ts'

// Phone and desk together: the phone's own outbox against the whole server, with and without a network.

describe.each(databaseKinds())('a phone without a signal and the desk (%s)', (kind) => {
  const api = useApi(kind)
  const desk = quotationDesk(api)
  let network: 'on' | 'off' | 'cut replies'
  let device: FakeDevice
  let phone: Outbox
  beforeEach(() => {
    network = 'off'
    device = fakeDevice(async (input, init) => {
      if (network === 'off') throw new TypeError('Failed to fetch')
      const response = await api.request(String(input), init)
      if (network === 'cut replies') throw new TypeError('Failed to fetch')
      return response
    })
    phone = device.tab()
  })

  /** Submits without a network: what is said to be saved is on the device. */
  async function write(message: NewMessage) {
    network = 'off'
    const submitting = phone.submit(message)
    for (let i = 0; i < 20; i++) await device.clock.pass(1_000)
    expect(await submitting).toMatchObject({ outcome: 'waiting', saved: true })
  }

  /** The network is back, but the first reply is lost; then the app is opened again. */
  async function deliver(id: string) {
    network = 'cut replies'
    await phone.drain({ shortenBackoff: true })
    expect((await phone.get(id))?.state).not.toBe('sent')
    network = 'on'
    phone = device.tab()
    await device.clock.pass(60_000)
    await phone.drain({ shortenBackoff: true })
    const entry = await phone.get(id)
    expect(entry?.state).toBe('sent')
    return entry as Extract<typeof entry, { state: 'sent' }>
  }

  it('makes one lead and one acceptance of what was written without a signal', async () => {
    const cookie = await api.signIn('owner')
    const enquiry = longEnquiry()
    await write(enquiry)
    const { reference } = (await deliver(enquiry.id)) as { reference: string }
    const { leads } = await desk.done<{ leads: { id: string; reference: string }[] }>(
      cookie,
      'GET',
      `/api/leads?q=${reference}`,
    )
    expect(leads).toMatchObject([{ id: enquiry.id, reference }])

    const { token, quotation } = await desk.send(cookie, await desk.begin(cookie, enquiry.id))
    const trip = await desk.trip(token)
    expect(trip).toMatchObject({ enquiryReference: reference, state: 'open' })
    const answer: NewMessage = {
      id: '00000000-0000-4000-8000-000000000077',
      kind: 'answer',
      body: { token, version: trip.version, answer: 'accept' },
      page: '/trips',
      trip: { reference: trip.reference, title: trip.quotation.title },
    }
    await write(answer)
    await deliver(answer.id)
    expect(await desk.trip(token)).toMatchObject({ state: 'accepted', answer: { answer: 'accept' } })
    expect(await desk.done(cookie, 'GET', `/api/quotations/${quotation.id}`)).toMatchObject({
      state: 'accepted',
      answers: [{ answer: 'accept', version: 1, refusal: null }],
    })
    expect(await desk.done(cookie, 'GET', `/api/leads/${enquiry.id}/quotations`)).toMatchObject({
      quotations: [{ state: 'accepted' }],
    })
  })

  it('parks an answer to a version that was replaced meanwhile, and notifies staff that it was wanted', async () => {
    const cookie = await api.signIn('owner')
    const lead = await desk.newLead()
    const { token, quotation } = await desk.send(cookie, await desk.begin(cookie, lead))
    const answer: NewMessage = {
      id: '00000000-0000-4000-8000-000000000078',
      kind: 'answer',
      body: { token, version: 1, answer: 'accept' },
      page: '/trips',
      trip: { reference: quotation.reference, title: quotation.title },
    }
    await write(answer)
    await desk.send(cookie, quotation, { message: 'With breakfast.' })
    network = 'on'
    await phone.drain({ shortenBackoff: true })
    expect(await phone.get(answer.id)).toMatchObject({ state: 'attention', refusal: { status: 400 } })
    expect(await desk.done(cookie, 'GET', `/api/leads/${lead}/quotations`)).toMatchObject({
      quotations: [{ refusedAcceptance: 1, version: 2 }],
    })
  })
})
