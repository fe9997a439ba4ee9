import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_PRICE_CHANGES, type PastPriceChange } from '../../src/contract/price-change.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { fastest } from '../../tests/support/fastest.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { createPackageStore } from './package-store.ts'

describe.each(playedKinds())('changes of many prices (%s)', (kind) => {
  const api = useApi(kind)
  let manager: string
  beforeEach(async () => {
    manager = await api.signIn('manager')
  })

  const PATH = '/api/staff/price-changes'
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method,
      headers: { cookie: manager, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const prices = () =>
    ['bali1', 'bali2', 'goa1'].map(
      (key) => api.catalogue.current().packages.find((item) => item.key === key)?.totalPackagePrice,
    )
  const two = [
    { key: 'bali1', version: 0, price: 81_999 },
    { key: 'bali2', version: 0, price: 91_999 },
  ]

  it('says what was undone without half an emoji at its end', async () => {
    const reason = `${'x'.repeat(191)}😀`
    const { body } = await send('POST', PATH, { reason, changes: two })
    await send('POST', `${PATH}/${body.batch}/undo`, {})
    const [undone] = (await send('GET', PATH)).body as PastPriceChange[]
    expect(undone?.reason).toBe(`Undone: ${'x'.repeat(191)}`)
  })

  it('changes prices for children and better hotels by the same share, and restores them', async () => {
    const price = prices()[0] ?? 0
    const rows = [
      { hotels: 'total', child: 10_000 },
      { hotels: 'star5', forTwo: 150_000 },
    ]
    await send('PUT', '/api/packages/bali1', { prices: rows })
    const shown = () => api.catalogue.current().packages.find(({ key }) => key === 'bali1')?.prices
    expect(shown()).toEqual(rows)
    const changes = [{ key: 'bali1', version: 1, price: price * 2 }]
    const { body } = await send('POST', PATH, { reason: 'Winter season', changes })
    expect(shown()).toEqual([
      { hotels: 'total', child: 20_000 },
      { hotels: 'star5', forTwo: 300_000 },
    ])
    await send('POST', `${PATH}/${body.batch}/undo`, {})
    expect([shown(), prices()[0]]).toEqual([rows, price])
  })

  it('changes all of them as new versions with the reason, and undoes it', async () => {
    const before = prices()
    const changed = await send('POST', PATH, { reason: 'Winter season', changes: two })
    expect([changed.status, changed.body.count]).toEqual([201, 2])
    expect(prices()).toEqual([81_999, 91_999, before[2]])
    const { body: pkg } = await send('GET', '/api/staff/packages/bali1')
    expect(pkg.versions[0]).toMatchObject({
      version: 1,
      state: 'published',
      reason: 'Winter season',
      by: 'manager',
    })
    const [listed] = (await send('GET', PATH)).body as PastPriceChange[]
    expect(listed).toMatchObject({ reason: 'Winter season', by: 'manager', isCurrent: true })
    expect(listed?.packages[0]).toMatchObject({ from: before[0], to: 81_999 })

    expect((await send('POST', `${PATH}/${changed.body.batch}/undo`, {})).status).toBe(200)
    expect(prices()).toEqual(before)
    const [undone, first] = (await send('GET', PATH)).body as PastPriceChange[]
    expect([undone?.reason, undone?.isCurrent, first?.isCurrent]).toEqual([
      'Undone: Winter season',
      true,
      false,
    ])
    // Undone once; and the undoing can be undone.
    expect((await send('POST', `${PATH}/${changed.body.batch}/undo`, {})).status).toBe(409)
    expect((await send('POST', `${PATH}/${undone?.batch}/undo`, {})).status).toBe(200)
    expect(prices()).toEqual([81_999, 91_999, before[2]])
  })

  it('changes nothing when one package was changed since the preview, or since the change that is undone', async () => {
    const before = prices()
    await send('PUT', '/api/packages/bali2', { theme: 'Pune' })
    const refused = await send('POST', PATH, { reason: 'Winter', changes: two })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('in the meantime')])
    expect(prices()).toEqual(before)

    const fresh = two.map((one) => (one.key === 'bali2' ? { ...one, version: 1 } : one))
    const { body } = await send('POST', PATH, { reason: 'Winter', changes: fresh })
    await send('PUT', '/api/packages/bali1', { theme: 'Nagpur' })
    expect((await send('POST', `${PATH}/${body.batch}/undo`, {})).status).toBe(409)
    expect(prices()).toEqual([81_999, 91_999, before[2]])
  })

  it('does not take other prices under one id for the change that was made', async () => {
    const id = randomUUID()
    const apply = async (changes: typeof two) => {
      const response = await api.request(PATH, {
        method: 'POST',
        headers: { cookie: manager, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ reason: 'Winter season', changes }),
      })
      return response.status
    }
    expect([await apply(two), await apply(two)]).toEqual([201, 201])
    expect(await apply(two.map((one) => ({ ...one, price: one.price + 1_000 })))).toBe(422)
    expect(prices().slice(0, 2)).toEqual([81_999, 91_999])
  })

  it('undoes a change once for each id, and answers a repetition after a lost answer', async () => {
    const before = prices()
    const { body: made } = await send('POST', PATH, { reason: 'Winter season', changes: two })
    const undo = async (batch: string, id: string) => {
      const headers = { cookie: manager, 'content-type': 'application/json', 'idempotency-key': id }
      const response = await api.request(`${PATH}/${batch}/undo`, { method: 'POST', headers, body: '{}' })
      return [response.status, (await response.json()).batch]
    }
    const id = randomUUID()
    expect(await undo(made.batch, id)).toEqual([200, id])
    expect(await undo(made.batch, id)).toEqual([200, id])
    expect(prices()).toEqual(before)
    expect(((await send('GET', PATH)).body as PastPriceChange[]).map(({ batch }) => batch)).toEqual([
      id,
      made.batch,
    ])
    // Under another id it is another wish, and under the id of another change none at all.
    expect((await undo(made.batch, randomUUID()))[0]).toBe(409)
    expect((await undo(id, made.batch))[0]).toBe(422)
    expect(prices()).toEqual(before)
  })

  it('answers one request that arrives twice at once with one change, and so its undoing', async () => {
    const before = prices()
    const twice = (path: string, body: object) => {
      const headers = { cookie: manager, 'idempotency-key': randomUUID() }
      return Promise.all([api.post(path, body, headers), api.post(path, body, headers)])
    }
    const made = await twice(PATH, { reason: 'Winter season', changes: two })
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = await Promise.all(made.map((response) => response.json()))
    expect(second).toEqual(first)
    expect(prices().slice(0, 2)).toEqual([81_999, 91_999])
    const undone = await twice(`${PATH}/${first.batch}/undo`, {})
    expect(undone.map(({ status }) => status)).toEqual([200, 200])
    expect(prices()).toEqual(before)
    expect((await send('GET', PATH)).body).toHaveLength(2)
  })

  it('lists changes with as many queries for many packages as for one', async () => {
    const keys = ['bali1', 'bali2', 'goa1']
    for (const version of [0, 1, 2, 3]) {
      const changes = keys.map((key) => ({ key, version, price: 50_000 + version }))
      const { status } = await send('POST', PATH, { reason: `Season ${version}`, changes })
      expect(status).toBe(201)
    }
    await send('PUT', '/api/packages/bali1', { packageName: 'Renamed since' })
    const execute = vi.spyOn(api.database.kysely.getExecutor(), 'executeQuery')
    const listed = (await send('GET', PATH)).body as PastPriceChange[]
    const queries = execute.mock.calls.filter(([{ sql }]) => sql.includes('package_version'))
    execute.mockRestore()
    expect(queries.length).toBeLessThanOrEqual(4)
    expect(listed.map(({ packages }) => packages.map(({ to }) => to))).toEqual(
      [3, 2, 1, 0].map((version) => keys.map(() => 50_000 + version)),
    )
    expect(listed.map(({ packages }) => packages[1]?.from).slice(0, 3)).toEqual([50_002, 50_001, 50_000])
    expect(listed[0]?.packages[0]?.name).toBe('Renamed since')
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, false])
  })

  it('changes as many prices as a change may have, with the longest keys, and restores them', async () => {
    if (kind === 'postgres') await sql`analyze package_version`.execute(api.database.kysely)
    const many = Array.from({ length: MAX_PRICE_CHANGES }, (_, n) => `${n}-`.padEnd(120, 'x'))
    const at = new Date().toISOString()
    for (let start = 0; start < many.length; start += 500) {
      const rows = many.slice(start, start + 500).map((key) => ({
        ...{ key, version: 1_000_000, state: 'draft' as const, at, actor: 'import' },
        document: JSON.stringify({ key, packageName: key, totalPackagePrice: 10_000_000 }),
      }))
      await api.database.kysely.insertInto('package_version').values(rows).execute()
    }
    const changes = many.map((key) => ({ key, version: 1_000_000, price: 12_345_678 }))
    const changed = await send('POST', PATH, { reason: 'r'.repeat(200), changes })
    expect(changed).toMatchObject({ status: 201, body: { count: MAX_PRICE_CHANGES } })
    // PostgreSQL knows nothing of them yet: it took seconds to find the newest versions, while a save holds the lock that enquiries wait for.
    expect(await fastest(() => send('GET', '/api/staff/packages'), 2)).toBeLessThan(1_000)
    const undone = await send('POST', `${PATH}/${changed.body.batch}/undo`, {})
    expect(undone).toMatchObject({ status: 200, body: { count: MAX_PRICE_CHANGES } })
    const more = [...changes, { key: 'bali1', version: 0, price: 81_999 }]
    expect((await send('POST', PATH, { reason: 'One more', changes: more })).status).toBe(400)
  })

  it('saves very many versions in few statements, during which enquiries wait', async () => {
    let inserts = 0
    const counted = api.database.kysely.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'InsertQueryNode') inserts += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const one = { version: 1, state: 'draft', fields: {} } as const
    const versions = Array.from({ length: 250 }, (_, at) => ({ key: `many-${at}`, ...one }))
    await createPackageStore({ ...api.database, kysely: counted }).saveTogether(versions, 'manager')
    const kept = api.database.kysely.selectFrom('package_version').select('key').orderBy('seq')
    expect((await kept.execute()).map(({ key }) => key)).toEqual(versions.map(({ key }) => key))
    const audited = api.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'package.changed')
    expect(await audited.execute()).toHaveLength(versions.length)
    expect(inserts).toBeLessThan(10)
  })

  it('of two changes at the same time one is refused as a whole', async () => {
    const results = await Promise.all(
      [81_999, 83_999].map((price) =>
        send('POST', PATH, { reason: 'Same time', changes: two.map((one) => ({ ...one, price })) }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409])
    const [first, second] = prices()
    expect(first).toBe(second)
  })

  it('refuses a change without reason, without packages, of the same package twice, and of unknown ones', async () => {
    const refused = async (body: object, status: number) =>
      expect((await send('POST', PATH, body)).status).toBe(status)
    await refused({ reason: ' ', changes: two }, 400)
    await refused({ reason: 'Winter', changes: [] }, 400)
    await refused({ reason: 'Winter', changes: [two[0], two[0]] }, 400)
    await refused({ reason: 'Winter', changes: [{ ...two[0], price: 0 }] }, 400)
    await refused({ reason: 'Winter', changes: [{ ...two[0], key: 'nothing' }] }, 404)
    expect((await send('POST', `${PATH}/nothing/undo`, {})).status).toBe(404)
  })
})
