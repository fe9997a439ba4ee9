import { beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'

const TIMES = 6

describe.each(databaseKinds())('requests of staff that arrive at the same time (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  const send = (method: string, path: string, body: unknown) =>
    api.request(path, {
      method,
      headers: { cookie: owner, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const together = async (request: (at: number) => Promise<Response>) =>
    (await Promise.all(Array.from({ length: TIMES }, (_, at) => request(at)))).map(({ status }) => status)

  it('save one set of views of the inbox, and no mixture', async () => {
    const views = (at: number) =>
      Array.from({ length: 1 + (at % 3) }, (_, place) => ({ name: `${at} ${place}`, filters: {} }))
    const statuses = await together((at) => send('PUT', '/api/lead-views', { views: views(at) }))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const response = await api.request('/api/lead-views', { headers: { cookie: owner } })
    const saved = ((await response.json()) as { views: { name: string }[] }).views.map(({ name }) => name)
    const wanted = Array.from({ length: TIMES }, (_, at) => views(at).map(({ name }) => name))
    expect(wanted).toContainEqual(saved)
  })

  it('save one target for each person', async () => {
    const { staff } = (await (await api.request('/api/staff', { headers: { cookie: owner } })).json()) as {
      staff: { id: string }[]
    }
    const statuses = await together((at) =>
      send('PUT', '/api/targets', {
        month: '2027-01',
        targets: [{ staff: staff[0]?.id, amount: 1_000 + at }],
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const rows = await api.database.kysely.selectFrom('sales_target').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  it('make one invite for an address', async () => {
    const person = { name: 'Asha', email: 'asha@example.com', role: 'agent' }
    const statuses = await together(() => send('POST', '/api/team/invites', person))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await api.database.kysely.selectFrom('invite').selectAll().execute()).toHaveLength(1)
  })
})
