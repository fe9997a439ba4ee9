import { describe, expect, it, vi } from 'vitest'
import { OFFICE_DEFAULTS } from '../../src/contract/office.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { MINUTE_MS, MONDAY, useOffice } from '../../tests/support/office.ts'
import { renameResponseTarget } from '../db/steps/013-response-target.ts'
import { escalateOverdue } from './overdue.ts'

describe.each(playedKinds())('the office (%s)', (kind) => {
  const office = useOffice(kind)
  const { api, read, submit, lead, saveSetting, notices } = office

  describe('response target', () => {
    it('sets the deadline in working time', async () => {
      expect((await lead(await submit())).respondBy).toBe('2026-11-23T06:00:00.000Z')
      // Saturday, ten minutes before the office closes; Sunday is off.
      vi.setSystemTime(new Date('2026-11-28T13:20:00.000Z'))
      expect((await lead(await submit())).respondBy).toBe('2026-11-30T04:50:00.000Z')
      await saveSetting('response-target', { ...OFFICE_DEFAULTS['response-target'], targetMinutes: null })
      expect((await lead(await submit())).respondBy).toBeNull()
    })

    it('recalculates the deadlines of waiting leads when the owner changes it', async () => {
      const id = await submit()
      await saveSetting('response-target', { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 60 })
      expect((await lead(id)).respondBy).toBe('2026-11-23T06:30:00.000Z')
    })

    it('recalculates them with the change, also when the server fails right after it', async () => {
      const id = await submit()
      const { schema } = api.database.kysely
      // The state in memory can no longer be read, as when the process ends here.
      await schema.alterTable('shift').renameTo('shift2').execute()
      const value = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 60 }
      expect((await saveSetting('response-target', value)).status).toBeGreaterThanOrEqual(500)
      await schema.alterTable('shift2').renameTo('shift').execute()
      expect((await lead(id)).respondBy).toBe('2026-11-23T06:30:00.000Z')
    })

    it('recalculates that of a lead which was released from suspected spam from its release', async () => {
      const spam = await submit({ website: 'https://spam.example.com', filledInMs: 300 })
      vi.setSystemTime(MONDAY.getTime() + 60 * MINUTE_MS)
      await api.as(office.owner, `/api/leads/${spam}`, 'PATCH', { quarantined: false })
      await saveSetting('response-target', { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 45 })
      expect((await lead(spam)).respondBy).toBe(new Date(MONDAY.getTime() + 105 * MINUTE_MS).toISOString())
      expect(await escalateOverdue(api.database)).toBe(0)
    })

    it('is met by the first contact', async () => {
      const id = await submit()
      vi.setSystemTime(MONDAY.getTime() + 7 * MINUTE_MS)
      await api.as(office.owner, `/api/leads/${id}/contacts`, 'POST', { channel: 'call' })
      const answered = await lead(id)
      expect(answered.respondedAt).toBe('2026-11-23T05:37:00.000Z')
      // Also after it was moved to suspected spam by mistake.
      for (const quarantined of [true, false])
        await api.as(office.owner, `/api/leads/${id}`, 'PATCH', { quarantined })
      expect((await lead(id)).respondBy).toBe(answered.respondBy)
      vi.setSystemTime(MONDAY.getTime() + 600 * MINUTE_MS)
      expect(await escalateOverdue(api.database)).toBe(0)
    })

    it('notifies of an overdue lead once, also with two simultaneous checks', async () => {
      const id = await submit()
      expect(await escalateOverdue(api.database)).toBe(0)
      vi.setSystemTime(MONDAY.getTime() + 31 * MINUTE_MS)
      const notified = await Promise.all([escalateOverdue(api.database), escalateOverdue(api.database)])
      expect(notified.sort()).toEqual([0, 1])
      expect(await escalateOverdue(api.database)).toBe(0)
      expect(await notices('lead.overdue')).toBe(1)
      expect((await lead(id)).history.filter(({ type }) => type === 'overdue')).toHaveLength(1)
      const { leads } = await read(office.owner, '/api/leads?overdue=true')
      expect(leads).toMatchObject([{ id }])
      // Moved to suspected spam by mistake: released, it has a new deadline, and may be late again.
      for (const quarantined of [true, false])
        await api.as(office.owner, `/api/leads/${id}`, 'PATCH', { quarantined })
      expect(await escalateOverdue(api.database)).toBe(0)
      vi.setSystemTime(MONDAY.getTime() + 62 * MINUTE_MS)
      expect(await escalateOverdue(api.database)).toBe(1)
    })
  })

  it('refuses a change based on an older version, and invalid values', async () => {
    const target = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 45 }
    expect(
      (await api.as(office.owner, '/api/office/response-target', 'PUT', { value: target, version: 0 }))
        .status,
    ).toBe(200)
    const save = (value: object) =>
      api.as(office.owner, '/api/office/response-target', 'PUT', { value, version: 0 })
    // The same once more, because an answer was lost, is no conflict.
    const again = await save(target)
    expect([again.status, (await again.json()).version]).toEqual([200, 1])
    const late = await save({ ...target, targetMinutes: 50 })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ value: { targetMinutes: 45 }, version: 1 })
    for (const targetMinutes of [0, 1.5, 9999, '30'])
      expect((await saveSetting('response-target', { ...target, targetMinutes })).status).toBe(400)
    expect(
      (await saveSetting('assignment', { rules: [{ destinations: [], members: ['x'] }], others: [] })).status,
    ).toBe(400)
    const manager = await api.signIn('manager')
    expect((await saveSetting('response-target', target, manager)).status).toBe(403)
    expect((await saveSetting('assignment', { rules: [], others: [] }, manager)).status).toBe(200)
    expect((await api.as(manager, '/api/office/retention')).status).toBe(403)
    expect((await api.as(office.owner, '/api/office/toString')).status).toBe(404)
  })

  it('keeps the response target that an earlier release stored', async () => {
    const value = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 75 }
    await api.database.kysely
      .insertInto('office')
      .values({ key: 'clock', value: JSON.stringify(value), version: 4 })
      .execute()
    await renameResponseTarget(api.database.kysely)
    expect(await read(office.owner, '/api/office/response-target')).toEqual({ value, version: 4 })
  })

  it('skip holidays when a response is due, also for leads that wait already', async () => {
    const id = await submit()
    const before = (await lead(id)).respondBy
    const target = OFFICE_DEFAULTS['response-target']
    const holidays = [{ day: '2026-11-23', name: 'Founders’ day' }]
    expect((await saveSetting('response-target', { ...target, holidays })).status).toBe(200)
    expect(before).toBe('2026-11-23T06:00:00.000Z')
    // 10:30 on Tuesday in India.
    expect((await lead(id)).respondBy).toBe('2026-11-24T05:00:00.000Z')
    expect((await lead(await submit())).respondBy).toBe('2026-11-24T05:00:00.000Z')
    const many = Array.from({ length: 200 }, (_, n) => ({
      day: new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10),
      name: 'दीपावली की छुट्टी: कार्यालय बंद है',
    }))
    expect((await saveSetting('response-target', { ...target, holidays: many })).status).toBe(200)
    for (const wrong of [[{ day: '2026-02-30', name: '' }], [...holidays, ...holidays]])
      expect((await saveSetting('response-target', { ...target, holidays: wrong })).status).toBe(400)
  })
})
