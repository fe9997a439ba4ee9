import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'

describe.each(databaseKinds())('one address for two packages (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let owner: string
  beforeEach(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
    owner = await api.signIn('owner')
  })
  afterEach(() => api.close())

  it('is given to one of two saves at the same time', async () => {
    const rename = async (key: string) => {
      const response = await api.request(`/api/packages/${key}`, {
        method: 'PUT',
        headers: { cookie: owner, 'content-type': 'application/json' },
        body: JSON.stringify({ packageName: 'One Name for Both' }),
      })
      return response.status
    }
    const statuses = await Promise.all(['bali1', 'bali2', 'bali3'].map(rename))
    expect(statuses.toSorted()).toEqual([200, 400, 400])
  })
})
