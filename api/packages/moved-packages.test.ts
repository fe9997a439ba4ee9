import { beforeEach, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/catalogue/packages.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(databaseKinds())('the former addresses of a renamed package (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  const edit = async (key: string, changes: object) => {
    const response = await api.request(`/api/packages/${key}`, {
      method: 'PUT',
      headers: { cookie: owner, 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    })
    expect(response.status).toBe(200)
  }
  const catalogue = async (): Promise<Catalogue> => (await api.request('/api/catalogue')).json()
  const pathOf = async (key: string) => {
    const pkg = (await catalogue()).packages.find((item) => item.key === key)
    return pkg ? packagePath(pkg) : ''
  }
  const redirect = async (path: string) => {
    const { status, headers } = await api.request(path)
    return [status, headers.get('location')]
  }

  it('redirect to its page, in any spelling, with the query and after several renames', async () => {
    const first = await pathOf('bali1')
    expect((await catalogue()).formerPaths).toBeUndefined()
    await edit('bali1', { packageName: 'Bali, Told Anew' })
    const second = await pathOf('bali1')
    await edit('bali1', { packageName: 'Bali for a Third Time' })
    const third = await pathOf('bali1')

    expect(await redirect(`${first}?utm_source=mail`)).toEqual([301, `${third}?utm_source=mail`])
    expect(await redirect(first.toUpperCase())).toEqual([301, third])
    expect(await redirect(second)).toEqual([301, third])
    expect((await api.request(third)).status).not.toBe(301)
    expect((await catalogue()).formerPaths).toEqual({ [first]: 'bali1', [second]: 'bali1' })
  })

  it('do not redirect when another package has the name, or while the package is archived', async () => {
    const first = await pathOf('bali1')
    const name = (await catalogue()).packages.find(({ key }) => key === 'bali1')?.packageName
    await edit('bali1', { packageName: 'Bali, Told Anew' })
    await edit('bali2', { packageName: name })
    expect((await api.request(first)).status).not.toBe(301)
    await edit('bali2', { packageName: 'Something Else' })
    expect(await redirect(first)).toEqual([301, await pathOf('bali2')])
    await edit('bali2', { state: 'draft' })
    await edit('bali1', { state: 'draft' })
    expect((await api.request(first)).status).not.toBe(301)
  })
})
