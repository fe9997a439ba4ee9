import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OFFICE_DEFAULTS } from '../../src/contract/office.ts'
import type { TestApi } from '../../tests/support/api.ts'
import { startApi } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { MINUTE_MS, MONDAY, useOffice } from '../../tests/support/office.ts'

describe.each(playedKinds())('the office (%s)', (kind) => {
  const office = useOffice(kind)
  const { api, submit, lead, saveSetting, idOf, shift, notices } = office

  describe('assignment', () => {
    let asha: string
    let ravi: string
    beforeEach(async () => {
      asha = await idOf(await api.signIn('agent'))
      ravi = await idOf(await api.signIn('agent'))
    })

    it('leaves leads unassigned without rules', async () => {
      expect((await lead(await submit())).assignee).toBeNull()
    })

    it('assigns by destination, then in turn to staff at work, and notifies the assignee', async () => {
      const rules = [{ destinations: ['Bali'], members: [ravi] }]
      expect((await saveSetting('assignment', { rules, others: [asha, ravi] })).status).toBe(200)
      expect((await lead(await submit({ destination: 'bali' }))).assignee).toBe(ravi)
      const turns = []
      for (let i = 0; i < 4; i++) turns.push((await lead(await submit({ destination: 'Goa' }))).assignee)
      expect(turns).toEqual([asha, ravi, asha, ravi])
      expect(await notices('lead.assigned')).toBe(5)
      const { history } = await lead(await submit({ destination: 'Goa' }))
      expect(history.map(({ type, changes }) => changes ?? type)).toEqual(['received', { assignee: asha }])
    })

    it('skips staff off work, on leave or deactivated; outside working hours assigns to all in turn', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const afternoon = Array.from({ length: 7 }, () => ({ from: '14:00', to: '20:00' }))
      expect((await shift(asha, afternoon)).status).toBe(200)
      const given = async () => (await lead(await submit())).assignee
      expect([await given(), await given()]).toEqual([ravi, ravi])
      vi.setSystemTime(MONDAY.getTime() + 4 * 60 * MINUTE_MS)
      expect([await given(), await given()]).toEqual([asha, ravi])
      vi.setSystemTime(MONDAY.getTime() + 12 * 60 * MINUTE_MS)
      expect(new Set([await given(), await given()])).toEqual(new Set([asha, ravi]))
      await shift(asha, null, true)
      expect([await given(), await given()]).toEqual([ravi, ravi])
      expect(
        (await api.as(office.owner, '/api/auth/confirm', 'POST', { password: 'correct horse' })).status,
      ).toBe(200)
      await api.as(office.owner, `/api/team/${ravi}`, 'PATCH', { deactivated: true })
      expect(await given()).toBeNull()
    })

    it.each(['closed', 'on leave'])(
      'assigns to nobody who has just been %s by another server',
      async (how) => {
        const { kysely } = api.database
        await saveSetting('assignment', {
          rules: [{ destinations: ['Bali'], members: [ravi] }],
          others: [asha, ravi],
        })
        const person = { contact: '9811110000', email: 'known@example.com' }
        expect((await lead(await submit({ ...person, destination: 'Bali' }))).assignee).toBe(ravi)
        const closed = { deactivatedAt: new Date().toISOString() }
        if (how === 'closed') await kysely.updateTable('user').set(closed).where('id', '=', ravi).execute()
        else await kysely.updateTable('shift').set({ away: 1 }).where('user_id', '=', ravi).execute()
        for (const changes of [person, { destination: 'Bali' }, {}])
          expect((await lead(await submit(changes))).assignee).toBe(asha)
      },
    )

    it('assigns each of many simultaneous leads once', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const ids = await Promise.all(Array.from({ length: 20 }, () => submit()))
      const owners = await Promise.all(ids.map(async (id) => (await lead(id)).assignee))
      expect(owners.filter((id) => id === asha)).toHaveLength(10)
      expect(owners.filter((id) => id === ravi)).toHaveLength(10)
      expect(await notices('lead.assigned')).toBe(20)
      for (const id of ids)
        expect((await lead(id)).history.filter(({ changes }) => changes?.assignee)).toHaveLength(1)
    })

    it('assigns each lead once with two servers on one database', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const second = await startApi(api.sameDatabase)
      try {
        const send = async (to: TestApi, i: number) => {
          const id = randomUUID()
          const body = longBody({ contact: `98${String(10_000_000 + i)}`, email: `guest${i}@example.com` })
          expect((await to.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
          return id
        }
        const ids = await Promise.all(
          Array.from({ length: 16 }, (_, i) => send(i % 2 === 0 ? api : second, i)),
        )
        const leads = await Promise.all(ids.map(lead))
        for (const { assignee, history } of leads) {
          expect([asha, ravi]).toContain(assignee)
          expect(history.filter(({ changes }) => changes?.assignee)).toHaveLength(1)
        }
        expect(leads.filter(({ assignee }) => assignee === asha)).toHaveLength(8)
        expect(await notices('lead.assigned')).toBe(16)
      } finally {
        await second.close()
      }
    })

    it('assigns the leads of a rule whose people are away or gone like all others, and says so', async () => {
      const gone = await idOf(await api.signIn('agent'))
      const rules = [{ destinations: ['Bali'], members: [ravi, gone] }]
      await saveSetting('assignment', { rules, others: [asha] })
      await shift(ravi, null, true)
      await api.as(office.owner, `/api/team/${gone}`, 'PATCH', { deactivated: true })
      const { assignee, history } = await lead(await submit({ destination: 'Bali' }))
      expect(assignee).toBe(asha)
      expect(history.at(-1)).toMatchObject({ changes: { assignee: asha }, why: 'rule-absent' })
      const plain = await lead(await submit({ destination: 'Goa' }))
      expect(plain.history.at(-1)).toMatchObject({ changes: { assignee: asha } })
      expect(plain.history.at(-1)?.why).toBeUndefined()
      await shift(ravi, null)
      expect((await lead(await submit({ destination: 'Bali' }))).assignee).toBe(ravi)
    })

    it('assigns the further enquiries of a person to the same colleague, unless that one is away', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const given = async (changes: Record<string, unknown>) => (await lead(await submit(changes))).assignee
      expect(await given({ contact: '9876500001', email: 'first@example.com' })).toBe(asha)
      expect(await given({ contact: '9876500002', email: 'other@example.com' })).toBe(ravi)
      const again = await lead(await submit({ contact: '9876500001', email: 'new@example.com' }))
      expect(again.assignee).toBe(asha)
      expect(again.history.at(-1)).toMatchObject({ changes: { assignee: asha }, why: 'same-person' })
      expect(await given({ contact: '9876500003', email: 'FIRST@example.com' })).toBe(asha)
      // A number counts more than an address, and these took no turns.
      expect(await given({ contact: '9876500002', email: 'first@example.com' })).toBe(ravi)
      expect(await given({ contact: '9876500004', email: 'fourth@example.com' })).toBe(asha)
      await shift(asha, null, true)
      expect(await given({ contact: '9876500001', email: 'first@example.com' })).toBe(ravi)
    })

    it('assigns a traveller’s further enquiries to the owner of the lead that the earlier one was merged into', async () => {
      const part = await submit({ contact: '9876500021', email: 'part@example.com' })
      const kept = await submit({ contact: '9876500022', email: 'kept@example.com' })
      await api.as(office.owner, `/api/leads/${part}`, 'PATCH', { assignee: asha })
      await api.as(office.owner, `/api/leads/${kept}`, 'PATCH', { assignee: ravi })
      expect((await api.as(office.owner, `/api/leads/${kept}/merge`, 'POST', { other: part })).status).toBe(
        200,
      )
      await saveSetting('assignment', { rules: [], others: [asha] })
      expect((await lead(await submit({ contact: '9876500021' }))).assignee).toBe(ravi)
    })

    it('assigns a further enquiry to the owner of the lead that the earlier one became part of by two merges', async () => {
      const part = await submit({ contact: '9876500031', email: 'part@example.com' })
      const between = await submit({ contact: '9876500032', email: 'between@example.com' })
      const kept = await submit({ contact: '9876500033', email: 'kept@example.com' })
      for (const id of [part, between])
        await api.as(office.owner, `/api/leads/${id}`, 'PATCH', { assignee: asha })
      await api.as(office.owner, `/api/leads/${kept}`, 'PATCH', { assignee: ravi })
      await api.as(office.owner, `/api/leads/${between}/merge`, 'POST', { other: part })
      await api.as(office.owner, `/api/leads/${kept}/merge`, 'POST', { other: between })
      await saveSetting('assignment', { rules: [], others: [asha] })
      expect((await lead(await submit({ contact: '9876500031', email: 'a@example.com' }))).assignee).toBe(
        ravi,
      )
      expect((await lead(await submit({ contact: '9876500034', email: 'PART@example.com' }))).assignee).toBe(
        ravi,
      )
    })

    it('assigns simultaneous enquiries of a person to one colleague', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const sent = [1, 2, 3, 4].map((n) => submit({ contact: '9876500009', email: `same${n}@example.com` }))
      const owners = await Promise.all((await Promise.all(sent)).map(async (id) => (await lead(id)).assignee))
      expect(new Set(owners).size).toBe(1)
    })

    it('refuses a rule for a destination that no lead can have', async () => {
      const rules = (destination: string) => [{ destinations: [destination], members: [ravi] }]
      const refused = await saveSetting('assignment', { rules: rules('Keralla'), others: [] })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toEqual({ message: 'There is no destination “Keralla”.' })
      expect((await saveSetting('assignment', { rules: rules('kerala'), others: [] })).status).toBe(200)
      // A saved rule stays valid when its destination leaves the catalogue.
      const value = JSON.stringify({ rules: rules('Atlantis'), others: [] })
      await api.database.kysely.updateTable('office').set({ value }).where('key', '=', 'assignment').execute()
      expect((await saveSetting('assignment', { rules: rules('Atlantis'), others: [asha] })).status).toBe(200)
    })

    it('assigns no replay, and suspected spam only after its release', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const id = randomUUID()
      const body = longBody({ contact: '9000000123' })
      for (let i = 0; i < 3; i++) await api.post('/submit-form', body, { 'idempotency-key': id })
      expect(await notices('lead.assigned')).toBe(1)

      const spam = await submit({ website: 'https://spam.example.com', filledInMs: 300 })
      expect(await lead(spam)).toMatchObject({ quarantined: true, assignee: null, respondBy: null })
      vi.setSystemTime(MONDAY.getTime() + 60 * MINUTE_MS)
      await api.as(office.owner, `/api/leads/${spam}`, 'PATCH', { quarantined: false })
      expect(await lead(spam)).toMatchObject({
        quarantined: false,
        assignee: ravi,
        respondBy: new Date(MONDAY.getTime() + 90 * MINUTE_MS).toISOString(),
      })
    })

    it('assigns what a server releases from suspected spam that has taken no enquiry since its start', async () => {
      await saveSetting('assignment', { rules: [], others: [asha] })
      await saveSetting('response-target', { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 60 })
      for (const path of ['/api/leads/bulk', '/api/leads/:id']) {
        const id = await submit({ website: 'https://spam.example.com', filledInMs: 300 })
        const second = await startApi(api.sameDatabase)
        const change = { quarantined: false }
        const [method, body] = path.endsWith('bulk') ? ['POST', { ids: [id], change }] : ['PATCH', change]
        expect((await second.as(office.owner, path.replace(':id', id), method, body)).status).toBe(200)
        await second.close()
        const respondBy = new Date(MONDAY.getTime() + 60 * MINUTE_MS).toISOString()
        expect(await lead(id), path).toMatchObject({ assignee: asha, respondBy })
      }
    })
  })
})
