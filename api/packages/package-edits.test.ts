import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Catalogue, CatalogueSchema } from '../../src/contract/catalogue.ts'
import { startApi } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { createLog } from '../log.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { createPackageStore } from './package-store.ts'

const NEW = {
  packageName: 'Unhurried Bali by the Rice Fields',
  destinationCovered: 'Kuta-2N -- Ubud-3N',
  totalPackagePrice: 'INR ₹71,999/- Onwards',
  country: 'Indonesia',
}

describe.each(playedKinds())('package edits (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  const send = async (method: string, path: string, body?: unknown, id?: string, cookie = owner) => {
    const response = await api.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...(id && { 'idempotency-key': id }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const catalogue = async (): Promise<Catalogue> =>
    v.parse(CatalogueSchema, await (await api.request('/api/catalogue')).json())

  it.each([
    ['/api/packages', NEW],
    ['/api/staff/packages/goa1/duplicate', {}],
  ])('adds one package for one id, however often and at whatever time it is sent: %s', async (path, body) => {
    const id = randomUUID()
    const before = (await send('GET', '/api/staff/packages')).body.packages.length
    const sent = await Promise.all([1, 2, 3].map(() => send('POST', path, body, id)))
    await send('PUT', `/api/packages/${sent[0]?.body._id}`, { overview: 'Edited since' })
    sent.push(await send('POST', path, body, id))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(sent.map((answer) => answer.body._id)).size).toBe(1)
    expect((await send('GET', '/api/staff/packages')).body.packages).toHaveLength(before + 1)
    // Another person's request, or one that is no UUID, adds nothing either.
    expect((await send('POST', path, body, id, await api.signIn('manager'))).status).toBe(422)
    expect((await send('POST', path, body, 'one')).status).toBe(400)
    expect((await send('GET', '/api/staff/packages')).body.packages).toHaveLength(before + 1)
    // Without an id, each is a package of its own.
    expect((await send('POST', path, body)).body._id).not.toBe(sent[0]?.body._id)
  })

  it('refuses another package under the id of the first', async () => {
    const id = randomUUID()
    const first = await send('POST', '/api/packages', NEW, id)
    const other = await send('POST', '/api/packages', { ...NEW, packageName: 'Other' }, id)
    expect([first.status, other.status]).toEqual([201, 422])
  })

  it('copies a package to a draft of its own, each time under another key', async () => {
    const before = (await catalogue()).packages.length
    const first = await send('POST', '/api/staff/packages/goa1/duplicate', {})
    const second = await send('POST', '/api/staff/packages/goa1/duplicate', {})
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body._id).not.toBe(first.body._id)
    const { body } = await send('GET', `/api/staff/packages/${first.body._id}`)
    expect(body).toMatchObject({ state: 'draft', version: 1 })
    const original = (await send('GET', '/api/staff/packages/goa1')).body.fields
    expect(body.fields).toEqual({
      ...original,
      key: first.body._id,
      packageName: `${original.packageName} (copy)`,
    })
    expect((await catalogue()).packages).toHaveLength(before)
    expect((await send('POST', '/api/staff/packages/nothing/duplicate', {})).status).toBe(404)
    const stranger = await api.request('/api/staff/packages/goa1/duplicate', { method: 'POST', body: '{}' })
    expect(stranger.status).toBe(401)
  })

  it('has prices for children, other rooms and better hotels, and refuses those without such hotels', async () => {
    const prices = [
      { hotels: 'total', single: 15_000, extraAdult: 8_000, child: 0 },
      { hotels: 'star4', forTwo: 29_999 },
    ]
    expect((await send('PUT', '/api/packages/goa1', { prices })).status).toBe(200)
    expect((await catalogue()).packages.find(({ key }) => key === 'goa1')).toMatchObject({ prices })
    const refusals = [
      [{ hotels: 'star5', forTwo: 49_999 }],
      [{ hotels: 'star3', forTwo: 9_999 }],
      [{ hotels: 'star4' }],
      [{ hotels: 'total', forTwo: 9_999 }],
      [{ hotels: 'total', child: 'half' }],
      [{ hotels: 'total' }],
      [prices[0], prices[0]],
    ]
    for (const wrong of refusals) {
      const { status, body } = await send('PUT', '/api/packages/goa1', { prices: wrong })
      expect([status, body.errors.prices], JSON.stringify(wrong)).toEqual([400, expect.any(String)])
    }
    await send('PUT', '/api/packages/goa1', { prices: [] })
    expect((await catalogue()).packages.find(({ key }) => key === 'goa1')?.prices).toEqual([])
  })

  it.each(['/api/catalogue', '/api/packages'])(
    '%s names the version it sends when an edit arrives meanwhile',
    async (path) => {
      await send('PUT', '/api/packages/bali1', { packageName: 'The First Name' })
      // The new version is compressed for the first request, which takes longer than the next edit.
      const requested = api.request(path)
      await send('PUT', '/api/packages/bali1', { packageName: 'The Second Name' })
      const [earlier, later] = [await requested, await api.request(path)]
      expect(await earlier.text()).toContain('The First Name')
      expect(await later.text()).toContain('The Second Name')
      expect(earlier.headers.get('etag')).not.toBe(later.headers.get('etag'))
    },
  )

  it('shows the newest edit, even if an earlier reading of the catalogue takes longer', async () => {
    const packages = createPackageStore(api.database)
    let goOn = () => {}
    const isSlow = new Promise<void>((resolve) => (goOn = resolve))
    let readings = 0
    const slowFirst = {
      ...packages,
      effective: async (now: string) => {
        const rows = await packages.effective(now)
        if (readings++ === 0) await isSlow
        return rows
      },
    }
    const store = createCatalogueStore(slowFirst, createLog('silent'))
    await send('PUT', '/api/packages/bali1', { packageName: 'The First Name' })
    const earlier = store.refresh()
    await vi.waitFor(() => expect(readings).toBe(1))
    await send('PUT', '/api/packages/bali1', { packageName: 'The Second Name' })
    const later = store.refresh()
    setTimeout(goOn, 100)
    await Promise.all([earlier, later])
    const names = store.current().packages.map(({ packageName }) => packageName)
    expect(names).toContain('The Second Name')
  })

  it('refuses one of two simultaneous renames to the same name', async () => {
    const all = (await catalogue()).packages.filter(({ destination }) => destination === 'bali')
    const answers = await Promise.all(
      all
        .slice(0, 2)
        .map(({ key }) => send('PUT', `/api/packages/${key}`, { packageName: 'One Name for Two' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('accepts only pictures of this site, so that no page requests another one', async () => {
    for (const packageImage of [
      'https://tracker.example.com/pixel.gif',
      'http://tracker.example.com/pixel.gif',
      '//tracker.example.com/pixel.gif',
      '/\\tracker.example.com/pixel.gif',
      'data:image/gif;base64,R0lGOD',
      'photos/../../x.jpg',
      '/photos/../secret.jpg',
    ]) {
      const { status, body } = await send('PUT', '/api/packages/bali1', { packageImage })
      expect([packageImage, status]).toEqual([packageImage, 400])
      expect(body.errors.packageImage).toBe('Please choose one of the pictures of this site.')
    }
    for (const packageImage of ['bali-dusk', '/photos/ubud.jpg'])
      expect((await send('PUT', '/api/packages/bali1', { packageImage })).status).toBe(200)
  })

  it('shows a scene where an earlier release saved a picture of another site', async () => {
    const [item] = (await catalogue()).packages.filter(({ key }) => key === 'bali1')
    await api.database.kysely
      .insertInto('package_version')
      .values({
        key: 'bali1',
        version: 1,
        state: 'published',
        document: JSON.stringify({ ...item, packageImage: 'https://tracker.example.com/pixel.gif' }),
        at: '2026-01-01T00:00:00.000Z',
        actor: 'x',
      })
      .execute()
    await api.catalogue.refresh()
    expect(JSON.stringify(await catalogue())).not.toContain('tracker')
    expect((await catalogue()).packages.find(({ key }) => key === 'bali1')?.packageImage).toBe('bali')
    // Nor can another field be saved together with it.
    const { status, body } = await send('PUT', '/api/packages/bali1', { overview: 'New.' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['packageImage']])
  })

  it('shows the package’s own picture where an earlier release saved a scene in another light', async () => {
    const [item] = (await catalogue()).packages.filter(({ key }) => key === 'bali1')
    expect((await send('PUT', '/api/packages/bali1', { packageImage: 'bali-dusk' })).status).toBe(200)
    await api.catalogue.refresh()
    const shown = (await catalogue()).packages.find(({ key }) => key === 'bali1')?.packageImage
    expect(shown).toBe(item?.packageImage)
  })

  it('requires all four fields of a new package', async () => {
    for (const field of Object.keys(NEW)) {
      const { status, body } = await send('POST', '/api/packages', { ...NEW, [field]: ' ' })
      expect([status, body.message]).toEqual([400, 'Please fill all the fields.'])
    }
  })

  it('takes a price only where the whole text is one', async () => {
    const said = 'Please give one price in whole rupees and in digits, such as 74,999.'
    for (const price of [
      '75k',
      '1 lakh',
      '2L',
      '7499O',
      '-12500',
      '₹1.22,999',
      '74,99',
      '74999.50',
      -5,
      0,
      1.5,
    ])
      for (const [method, path, body] of [
        ['POST', '/api/packages', { ...NEW, totalPackagePrice: price }],
        ['PUT', '/api/packages/bali1', { totalPackagePrice: price }],
      ] as const) {
        const answer = await send(method, path, body)
        expect([answer.status, answer.body.errors.totalPackagePrice], `${method} ${price}`).toEqual([
          400,
          said,
        ])
      }
  })

  it('refuses a time that would not be sorted as one', async () => {
    for (const liveFrom of [
      '20271-01-15T10:30',
      '+020271-01-15T10:30:00.000Z',
      '0000-01-01T00:00Z',
      'soon',
    ]) {
      const { status, body } = await send('PUT', '/api/packages/bali1', { liveFrom })
      expect([status, body.errors.liveFrom]).toEqual([
        400,
        expect.stringMatching(/^Please give a day and a time/),
      ])
    }
  })

  it('creates a draft that only staff see', async () => {
    const before = await catalogue()
    const { status, body } = await send('POST', '/api/packages', NEW)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      _id: 'unhurried-bali-by-the-rice-fields',
      packageName: NEW.packageName,
      totalPackagePrice: 'INR ₹71,999/- Onwards',
      nights: 5,
      days: 6,
      state: 'draft',
      version: 1,
    })
    expect((await send('GET', '/api/packages')).body).toContainEqual(body)
    expect((await send('GET', `/api/packages/${body._id}`)).body).toEqual(body)
    expect((await api.request(`/api/packages/${body._id}`)).status).toBe(404)
    expect(await catalogue()).toEqual(before)
    expect((await send('POST', '/api/packages', NEW)).body._id).toBe(`${body._id}-2`)
    const early = await send('PUT', `/api/packages/${body._id}`, { state: 'published' })
    expect(early.status).toBe(400)
    expect(early.body.errors).toHaveProperty('itinerary')
  })

  it('publishes a complete package at once, in a new version of the catalogue', async () => {
    const before = await catalogue()
    const model = before.packages.find((item) => item.key === 'bali1')
    if (!model) throw new Error('no bali1')
    const { key: _key, ...fields } = model
    const draft = await send('POST', '/api/packages', NEW)
    const published = await send('PUT', `/api/packages/${draft.body._id}`, {
      ...fields,
      packageName: NEW.packageName,
      state: 'published',
      version: 1,
    })
    expect(published.status).toBe(200)
    const after = await catalogue()
    expect(after.version).not.toBe(before.version)
    expect(after.packages.map((item) => item.packageName)).toContain(NEW.packageName)
    expect((await api.request(`/api/packages/${draft.body._id}`)).status).toBe(200)

    await send('PUT', `/api/packages/${draft.body._id}`, { state: 'archived' })
    expect((await catalogue()).version).toBe(before.version)
  })

  it('publishes a package whose name is longer than a key may be', async () => {
    const { key: _, ...fields } = (await catalogue()).packages.find(({ key }) => key === 'bali1') ?? {}
    const packageName = 'Seven slow days in Bali, '.repeat(7).slice(0, 170)
    const add = async () => (await send('POST', '/api/packages', { ...NEW, packageName })).body._id
    const first = await add()
    expect(await add()).toBe(`${first}-2`)
    const change = { ...fields, packageName, state: 'published' }
    expect((await send('PUT', `/api/packages/${first}`, change)).status).toBe(200)
    const copy = (await send('POST', `/api/staff/packages/${first}/duplicate`, {})).body._id
    expect((await send('PUT', `/api/packages/${copy}`, { state: 'published' })).status).toBe(200)
  })

  it('edits a built-in package, keeps every version, and can restore one', async () => {
    const before = await catalogue()
    const edited = await send('PUT', '/api/packages/bali1', {
      totalPackagePrice: 'INR ₹79,999/-',
      version: 0,
    })
    expect([edited.status, edited.body.totalPackagePrice]).toEqual([200, 'INR ₹79,999/- Onwards'])
    expect((await catalogue()).packages[0]?.totalPackagePrice).not.toBe(undefined)
    expect((await catalogue()).packages.find((item) => item.key === 'bali1')?.totalPackagePrice).toBe(79_999)

    const stale = await send('PUT', '/api/packages/bali1', { totalPackagePrice: 1, version: 0 })
    expect(stale.status).toBe(409)
    const wrong = await send('PUT', '/api/packages/bali1', { destinationCovered: 'Kuta-9N' })
    expect(wrong.status).toBe(400)
    expect((await send('PUT', '/api/packages/none', { country: 'x' })).status).toBe(404)

    const { body } = await send('GET', '/api/staff/packages/bali1')
    expect(body.versions.map((version: { version: number }) => version.version)).toEqual([1, 0])
    expect(body.versions[0].actor).toMatch(/./)
    const back = await send('PUT', '/api/packages/bali1', { ...body.versions[1].fields, version: 1 })
    expect(back.status).toBe(200)
    expect((await catalogue()).version).toBe(before.version)
  })

  it('removes what is said of GST and charges, as where a version of before is restored', async () => {
    expect((await send('PUT', '/api/packages/goa1', { gst: 'included' })).status).toBe(200)
    const { status } = await send('PUT', '/api/packages/goa1', { gst: null, charges: null })
    expect(status).toBe(200)
    const shown = (await catalogue()).packages.find(({ key }) => key === 'goa1')
    expect(shown && ['gst', 'charges'].filter((name) => name in shown)).toEqual([])
    const refused = await send('PUT', '/api/packages/goa1', { overview: null })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['overview']])
  })

  it('refuses to publish two packages of a destination under one URL', async () => {
    const other = (await catalogue()).packages.find((item) => item.key === 'bali2')
    const same = { packageName: ` ${other?.packageName.toUpperCase()} ` }
    const refused = await send('PUT', '/api/packages/bali1', same)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['packageName']])
    expect((await send('PUT', '/api/packages/bali2', { state: 'archived' })).status).toBe(200)
    expect((await send('PUT', '/api/packages/bali1', same)).status).toBe(200)
    expect((await send('PUT', '/api/packages/bali2', { state: 'published' })).status).toBe(400)
  })

  it.each(['.', '..', '%2525', 'हनीमून'.repeat(33)])(
    'publishes no package whose name makes an address that does not lead to it: %s',
    async (packageName) => {
      const { status, body } = await send('PUT', '/api/packages/bali1', { packageName })
      expect([status, body.errors?.packageName]).toEqual([400, expect.stringMatching(/address/)])
      expect((await send('PUT', '/api/packages/bali1', { packageName, state: 'archived' })).status).toBe(200)
    },
  )

  it('accepts one of two simultaneous saves, and answers 409 to the other', async () => {
    const saves = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        send('PUT', '/api/packages/bali2', { totalPackagePrice: 60_000 + n, version: 0 }),
      ),
    )
    expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('is seen by another process', async () => {
    // Another app on the same database, as in another process, which polls it.
    const other = await startApi({ database: api.database, dataDir: api.dataDir })
    const heard: string[] = []
    other.catalogue.onChange(({ version }) => heard.push(version))
    await send('PUT', '/api/packages/bali1', { totalPackagePrice: 80_001 })
    await other.catalogue.refresh()
    const { version } = await catalogue()
    const seen = other.catalogue.current().version
    await other.close()
    expect(seen).toBe(version)
    expect(heard).toEqual([version])
  })
})
