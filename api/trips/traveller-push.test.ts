import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { newPushPhone } from '../../tests/support/push-phone.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { type HttpReceiver, startHttpReceiver } from '../../tests/support/receivers.ts'
import { played } from '../../tests/support/soak.ts'
import { lockSequence } from '../db/sequence.ts'
import { isKnownPushService } from '../notify/push-address.ts'

const SOON = { timeout: 20_000 }
const PATH = '/api/traveller-push'

describe.each(playedKinds())('push messages to travellers (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  const phone = newPushPhone()
  let api: TestApi
  let desk: ReturnType<typeof quotationDesk>
  let service: HttpReceiver
  let owner: string
  beforeEach(async () => {
    service = await startHttpReceiver()
    service.answer((response) => response.writeHead(201).end())
    const databaseUrl = await newUrl()
    api = await startApi({ notify: { PUSH_ALLOW_INTERNAL: true }, ...(databaseUrl && { databaseUrl }) })
    desk = quotationDesk(api)
    owner = await api.signIn('owner')
  })
  afterEach(async () => {
    await api.close()
    await service.close()
  })

  async function enquire() {
    const id = randomUUID()
    const body = longBody({ name: 'Secret Guest', destination: 'Bali' })
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    return { enquiry: id, reference: ((await response.json()) as { reference: string }).reference }
  }
  const device = (path = '') => {
    const { endpoint, keys } = phone.device(service.url + path)
    return { endpoint, keys }
  }
  const subscribe = (receipt: object, path = '') => api.post(PATH, { ...device(path), ...receipt })
  const quote = async (lead: string) => desk.send(owner, await desk.begin(owner, lead))
  const rows = () => api.database.kysely.selectFrom('traveller_push').selectAll().execute()

  it('notify the device with the receipt that a quotation is ready, and say nothing else', async () => {
    const receipt = await enquire()
    expect((await subscribe(receipt)).status).toBe(200)
    expect(service.received).toEqual([])
    const { quotation } = await quote(receipt.enquiry)
    await expect.poll(() => service.received.length, SOON).toBe(1)
    const [ring] = service.received
    if (!ring) return
    expect(phone.read(ring)).toEqual({
      type: 'quotation-ready',
      enquiryReference: receipt.reference,
    })
    expect(ring.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.any(String) })
    await expect.poll(async () => (await rows())[0]?.next_attempt_at, SOON).toBeNull()
    // The next version is notified too.
    await desk.send(owner, quotation, { message: 'With breakfast.' })
    await expect.poll(() => service.received.length, SOON).toBe(2)
    // The push service keeps one message of each topic for a phone that is off: the latest of each enquiry.
    const other = await enquire()
    await subscribe(other)
    await quote(other.enquiry)
    await expect.poll(() => service.received.length, SOON).toBe(3)
    const [first, second, third] = service.received.map(({ headers }) => headers.topic)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  // Enquiries would wait for all that anybody asks in vain.
  it.runIf(kind === 'postgres')('take no lock for an enquiry that is not known', async () => {
    const { kysely } = api.database
    await kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, kind)
      const unknown = { enquiry: randomUUID(), reference: 'MM-00000000' }
      expect((await subscribe(unknown)).status).toBe(404)
    })
  })

  it('need the receipt: its id and its reference', async () => {
    const [receipt, other] = [await enquire(), await enquire()]
    for (const wrong of [
      { ...receipt, reference: other.reference },
      { ...receipt, reference: '' },
      { ...receipt, enquiry: randomUUID() },
    ])
      expect((await subscribe(wrong)).status).toBe(404)
    expect((await subscribe({ reference: receipt.reference })).status).toBe(400)
    expect((await subscribe({ ...receipt, enquiry: 'x' })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('go to at most three devices of an enquiry, and once to one that asked for merged enquiries', async () => {
    const [first, second] = [await enquire(), await enquire()]
    for (let i = 0; i < 5; i++) expect((await subscribe(first, `/${i}`)).status).toBe(200)
    expect((await rows()).map(({ endpoint }) => endpoint.slice(-1)).toSorted()).toEqual(['2', '3', '4'])
    expect((await subscribe(second, '/4')).status).toBe(200)
    await desk.done(owner, 'POST', `/api/leads/${first.enquiry}/merge`, { other: second.enquiry })
    await quote(first.enquiry)
    await expect
      .poll(() => service.received.map(({ path }) => path).toSorted(), SOON)
      .toEqual(['/hook/2', '/hook/3', '/hook/4'])
  })

  it('are tried again, and end when the browser has given the subscription up', async () => {
    const receipt = await enquire()
    await subscribe(receipt)
    let status = 503
    service.answer((response) => response.writeHead(status).end())
    await quote(receipt.enquiry)
    await expect.poll(async () => (await rows())[0]?.attempts, SOON).toBe(1)
    status = 410
    await api.database.kysely
      .updateTable('traveller_push')
      .set({ next_attempt_at: new Date().toISOString() })
      .execute()
    await expect.poll(rows, SOON).toEqual([])
  })

  it('reach a device that asked for both of two merged enquiries when the one without the quotation is separated meanwhile', async () => {
    const [whole, part] = [await enquire(), await enquire()]
    for (const receipt of [whole, part]) await subscribe(receipt)
    await desk.done(owner, 'POST', `/api/leads/${whole.enquiry}/merge`, { other: part.enquiry })
    let status = 503
    service.answer((response) => response.writeHead(status).end())
    await quote(whole.enquiry)
    const isTried = async () =>
      (await rows()).some(
        ({ attempts, next_attempt_at: at }) => attempts === 1 && Date.parse(at ?? '') > Date.now(),
      )
    await expect.poll(() => service.received.length, SOON).toBe(1)
    await expect.poll(isTried, SOON).toBe(true)
    await desk.done(owner, 'DELETE', `/api/leads/${part.enquiry}/merge`)
    status = 201
    await api.database.kysely
      .updateTable('traveller_push')
      .set({ next_attempt_at: new Date().toISOString() })
      .where('next_attempt_at', 'is not', null)
      .execute()
    await expect.poll(() => service.received.length, SOON).toBe(2)
    expect(service.received.map((message) => phone.read(message))).toMatchObject([
      { enquiryReference: whole.reference },
      { enquiryReference: whole.reference },
    ])
  })

  it('reach a device that asked for other enquiries than that of the quotation by the one nearest to it', async () => {
    const leads = [await enquire(), await enquire(), await enquire(), await enquire()] as const
    const [whole, quoted, near, far] = leads
    const draft = await desk.begin(owner, quoted.enquiry)
    for (const [kept, part] of [
      [quoted, near],
      [whole, quoted],
      [whole, far],
    ] as const)
      await desk.done(owner, 'POST', `/api/leads/${kept.enquiry}/merge`, { other: part.enquiry })
    for (const receipt of [near, far]) await subscribe(receipt)
    await desk.send(owner, draft)
    await expect.poll(() => service.received.length, SOON).toBe(1)
    expect(service.received.map((message) => phone.read(message))).toMatchObject([
      { enquiryReference: near.reference },
    ])
  })

  it.each(played(['withdrawn', 'without a link', 'separated', 'erased'], 1))(
    'are not sent where the quotation is %s by the time that the push service answers',
    async (end) => {
      const [receipt, whole] = [await enquire(), await enquire()]
      await subscribe(receipt)
      const draft = await desk.begin(owner, whole.enquiry)
      // One that is erased is part of the other, which is not.
      const [kept, part] = end === 'erased' ? [receipt, whole] : [whole, receipt]
      await desk.done(owner, 'POST', `/api/leads/${kept.enquiry}/merge`, { other: part.enquiry })
      let status = 503
      service.answer((response) => response.writeHead(status).end())
      const { id } = (await desk.send(owner, draft)).quotation
      await expect.poll(async () => (await rows())[0]?.attempts, SOON).toBe(1)
      await expect.poll(() => service.received.length, SOON).toBe(1)
      if (end === 'withdrawn')
        await desk.done(owner, 'POST', `/api/quotations/${id}/withdraw`, { answerSeenAt: null })
      else if (end === 'without a link') await desk.done(owner, 'DELETE', `/api/quotations/${id}/links`)
      else if (end === 'erased') await desk.done(owner, 'DELETE', `/api/leads/${whole.enquiry}`)
      else await desk.done(owner, 'DELETE', `/api/leads/${receipt.enquiry}/merge`)
      status = 201
      const tryAgain = () =>
        api.database.kysely
          .updateTable('traveller_push')
          .set({ next_attempt_at: new Date().toISOString() })
          .execute()
      await tryAgain()
      await expect.poll(async () => (await rows())[0]?.attempts, SOON).toBe(2)
      await expect
        .poll(async () => Date.parse((await rows())[0]?.next_attempt_at ?? '') - Date.now(), SOON)
        // Later than while it is being sent, which another process may take over after 25 s.
        .toSatisfy((wait) => wait > 0 && wait < 15_000)
      expect(service.received).toHaveLength(1)
      // What there is later is told.
      if (end === 'withdrawn' || end === 'erased') await quote(kept.enquiry)
      else if (end === 'without a link') await desk.done(owner, 'POST', `/api/quotations/${id}/links`)
      else await desk.done(owner, 'POST', `/api/leads/${whole.enquiry}/merge`, { other: receipt.enquiry })
      await tryAgain()
      await expect.poll(() => service.received.length, SOON).toBe(2)
    },
  )

  it('end when they are turned off, and with the erasure of the enquiry', async () => {
    const [receipt, other] = [await enquire(), await enquire()]
    await subscribe(receipt)
    await subscribe(other)
    const { endpoint } = device()
    await desk.done('', 'DELETE', PATH, { endpoint, enquiry: receipt.enquiry })
    expect(await rows()).toHaveLength(1)
    await desk.done(owner, 'DELETE', `/api/leads/${other.enquiry}`)
    expect(await rows()).toEqual([])
    expect((await subscribe(other)).status).toBe(404)
    await subscribe(receipt)
    await desk.done('', 'DELETE', PATH, { endpoint })
    expect(await rows()).toEqual([])
  })

  it('are part of a data subject’s data, without the address that could end them', async () => {
    const receipt = await enquire()
    await subscribe(receipt)
    const [lead] = await api.database.kysely.selectFrom('lead').select('contact').execute()
    const { leads } = await desk.done<{ leads: { pushDevices: object[] }[] }>(
      owner,
      'POST',
      '/api/data-subjects',
      {
        contact: lead?.contact,
      },
    )
    const { host } = new URL(device().endpoint)
    expect(leads.map(({ pushDevices }) => pushDevices)).toEqual([
      [{ service: host, since: expect.any(String) }],
    ])
  })

  it('are known for the enquiry only while a message would come', async () => {
    const [receipt, other] = [await enquire(), await enquire()]
    await subscribe(receipt)
    const ask = ({ enquiry }: { enquiry: string }) =>
      desk.done('', 'PUT', PATH, { ...device(), before: device().endpoint, enquiry })
    expect(await ask(receipt)).toEqual({ isKnown: true, isNotified: true })
    expect(await ask(other)).toEqual({ isKnown: true, isNotified: false })
    const created_at = new Date(Date.now() - 181 * 86_400_000).toISOString()
    await api.database.kysely.updateTable('traveller_push').set({ created_at }).execute()
    expect(await ask(receipt)).toEqual({ isKnown: true, isNotified: false })
  })

  it('follow a subscription that the browser replaced', async () => {
    const receipt = await enquire()
    await subscribe(receipt, '/before')
    const { endpoint } = device('/before')
    await desk.done('', 'PUT', PATH, { ...device('/after'), before: endpoint })
    await quote(receipt.enquiry)
    await expect.poll(() => service.received.map(({ path }) => path), SOON).toEqual(['/hook/after'])
  })
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://evil.example.com/', false],
  ['https://fcm.googleapis.com.evil.example.com/', false],
  ['https://evilnotify.windows.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['http://fcm.googleapis.com/', false],
  ['https://user@fcm.googleapis.com/', false],
])('anyone may register %s: %s', (endpoint, isAllowed) => {
  expect(isKnownPushService(endpoint, { allowInternal: false })).toBe(isAllowed)
})
