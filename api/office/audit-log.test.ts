import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AuditListSchema } from '../../src/contract/audit.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useOffice } from '../../tests/support/office.ts'

describe.each(databaseKinds())('the office (%s)', (kind) => {
  const office = useOffice(kind)
  const { api, read, submit, lead, idOf } = office

  it('records who did what in a paged audit log, without texts of travellers', async () => {
    const id = await submit({ name: 'Secret Guest', email: 'secret@example.com' })
    const { reference } = await lead(id)
    await api.as(office.owner, `/api/leads/${id}`, 'PATCH', { status: 'contacted' })
    await api.as(office.owner, `/api/leads/${id}/notes`, 'POST', { text: 'Secret wish' })
    await api.as(office.owner, '/api/leads.csv?q=Secret')
    await api.post('/api/auth/sign-in/email', { email: 'owner1@example.com', password: 'a wrong one' })
    await api.post('/api/auth/sign-in/email', { email: 'nobody@example.com', password: 'a wrong one' })
    await api.as(office.owner, `/api/leads/${id}`, 'DELETE')

    const log = async (query: string) =>
      v.parse(AuditListSchema, await read(office.owner, `/api/audit?${query}`))
    const { entries } = await log('')
    expect(JSON.stringify(entries)).not.toMatch(/secret|nobody|wrong/i)
    expect(entries.map(({ action }) => action)).toEqual([
      'lead.erased',
      'sign-in.failed',
      'sign-in.failed',
      'lead.exported',
      'lead.noted',
      'lead.changed',
      'lead.viewed',
      'sign-in.ok',
    ])
    const me = await idOf(office.owner)
    expect((await log('subject=sign-in')).entries.map(({ actor }) => actor)).toEqual([null, me, me])
    expect((await log(`lead=${reference}`)).entries).toHaveLength(4)
    expect((await log(`actor=${me}&from=2026-11-24`)).entries).toEqual([])
    expect(entries.at(0)?.lead).toEqual({ id, reference })

    const shift = (away: boolean) =>
      api.as(office.owner, `/api/team/${me}/shift`, 'PUT', { hours: null, away })
    for (let i = 0; i < 60; i++) await shift(i % 2 === 0)
    // Sent again, because the answer was lost, it is nothing more.
    await shift(false)
    const target = { staff: me, amount: 5, before: null }
    for (let i = 0; i < 2; i++)
      await api.as(office.owner, '/api/targets', 'PUT', { month: '2026-11', targets: [target] })
    const first = await log('')
    const second = await log(`cursor=${first.nextCursor}`)
    expect(first.entries).toHaveLength(50)
    const all = [...first.entries, ...second.entries].map(({ seq }) => seq)
    expect(all).toEqual([...all].sort((a, b) => b - a))
    expect(all).toHaveLength(69)
    expect(second.nextCursor).toBeNull()
    expect((await api.as(await api.signIn('agent'), '/api/audit')).status).toBe(403)
  })
})
