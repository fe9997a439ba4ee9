import { beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(databaseKinds())('one address for two packages (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

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
