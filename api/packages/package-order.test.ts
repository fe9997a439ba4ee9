import { beforeEach, describe, expect, it } from 'vitest'
import { packages } from '../../src/content/packages/index.ts'
import { startApi } from '../../tests/support/api.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'

const AS_BUILT = packages.filter(({ destination }) => destination === 'bali').map(({ key }) => key)

describe.each(databaseKinds())('the order of packages (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  const send = async (method: string, path: string, body?: unknown, cookie = owner) => {
    const response = await api.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const put = (keys: string[], version: number) =>
    send('PUT', '/api/staff/package-order/bali', { keys, version })
  const shown = async (): Promise<string[]> => {
    const { packages } = (await (await api.request('/api/catalogue')).json()) as {
      packages: { key: string; destination: string }[]
    }
    return packages.filter(({ destination }) => destination === 'bali').map(({ key }) => key)
  }

  it('is applied at once when staff save it, with actor and time, and can be restored', async () => {
    const first = await send('GET', '/api/staff/package-order/bali')
    expect(first.body).toMatchObject({ version: 0, keys: AS_BUILT, versions: [{ version: 0, at: null }] })
    const wanted = AS_BUILT.toReversed()
    const saved = await put(wanted, 0)
    expect(saved.body).toMatchObject({ version: 1, keys: wanted })
    expect(saved.body.versions[0]).toMatchObject({
      by: 'owner',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      keys: wanted,
    })
    expect(await shown()).toEqual(wanted)
    expect(
      (await send('GET', '/api/staff/packages')).body.packages.map(({ id }: { id: string }) => id),
    ).toEqual(
      packages.flatMap(({ key, destination }) =>
        destination === 'bali' ? (wanted[AS_BUILT.indexOf(key)] ?? '') : key,
      ),
    )
    await put(AS_BUILT, 1)
    expect(await shown()).toEqual(AS_BUILT)
    expect((await send('GET', '/api/staff/package-order/bali')).body.versions).toHaveLength(3)
  })

  it('is accepted from one of two simultaneous saves', async () => {
    const [first = '', ...others] = AS_BUILT
    const saves = await Promise.all([put(AS_BUILT.toReversed(), 0), put([...others, first], 0)])
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes the same save once more, because an answer was lost, without another version', async () => {
    const first = await put(AS_BUILT.toReversed(), 0)
    const again = await put(AS_BUILT.toReversed(), 0)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.version).toBe(first.body.version)
    const twice = await Promise.all([put(AS_BUILT, 1), put(AS_BUILT, 1)])
    expect(twice.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
  })

  it('appends newer packages, and must contain every package once', async () => {
    await put(AS_BUILT.toReversed(), 0)
    const draft = {
      packageName: 'Bali new',
      destinationCovered: 'Kuta-2N',
      totalPackagePrice: 60_000,
      country: 'Indonesia',
    }
    expect((await send('POST', '/api/packages', draft)).status).toBe(201)
    const { body } = await send('GET', '/api/staff/package-order/bali')
    expect(body.keys).toEqual([...AS_BUILT.toReversed(), 'bali-new'])
    for (const keys of [AS_BUILT, [...body.keys, 'goa1'], body.keys.map(() => 'bali1')])
      expect((await put(keys, 1)).status).toBe(409)
  })

  it('is seen by another process', async () => {
    const other = await startApi({ database: api.database, dataDir: api.dataDir })
    await put(AS_BUILT.toReversed(), 0)
    await other.catalogue.refresh()
    const seen = other.catalogue.current().version
    await other.close()
    expect(seen).toBe(api.catalogue.current().version)
  })

  it('can be changed by managers and owners only, for existing destinations', async () => {
    const edit = { keys: AS_BUILT, version: 0 }
    for (const [role, status] of [
      ['agent', 403],
      ['manager', 200],
    ] as const)
      expect((await send('PUT', '/api/staff/package-order/bali', edit, await api.signIn(role))).status).toBe(
        status,
      )
    expect((await send('GET', '/api/staff/package-order/bali', undefined, '')).status).toBe(401)
    expect((await send('GET', '/api/staff/package-order/atlantis')).status).toBe(404)
    expect((await send('PUT', '/api/staff/package-order/bali', { keys: 'x' })).status).toBe(400)
  })

  it('is accompanied by the list of available pictures', async () => {
    const { body } = await send('GET', '/api/staff/pictures')
    for (const { packageImage } of packages) expect(body.scenes).toContain(packageImage)
    expect(body.scenes.filter((scene: string) => /surf|wide|banner/.test(scene))).toEqual([])
  })
})
