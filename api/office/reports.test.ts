import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { ReportSchema } from '../../src/contract/reports.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { MINUTE_MS, MONDAY, useOffice } from '../../tests/support/office.ts'

describe.each(databaseKinds())('the office (%s)', (kind) => {
  const office = useOffice(kind)
  const { api, read, submit, lead, idOf, saveSetting } = office

  describe('reports', () => {
    it('count leads by day, source, destination and owner, as many as the lead list shows', async () => {
      const agent = await api.signIn('agent')
      const agentId = await idOf(agent)
      const ids = []
      for (const [minutes, destination] of [
        [5, 'Bali'],
        [15, 'bali'],
        [25, 'Goa'],
        [95, 'Goa'],
      ] as const) {
        const id = await submit({ destination, sourceDomain: `https://example.com/${destination}` })
        const at = Date.now()
        vi.setSystemTime(at + minutes * MINUTE_MS)
        await api.as(office.owner, `/api/leads/${id}`, 'PATCH', { status: 'quoted' })
        vi.setSystemTime(at)
        ids.push(id)
      }
      await submit({ website: 'https://spam.example.com', filledInMs: 300 })
      await api.as(office.owner, `/api/leads/${ids[0]}`, 'PATCH', { status: 'booked' })
      await api.as(office.owner, `/api/leads/${ids[1]}`, 'PATCH', { assignee: agentId })
      vi.setSystemTime(MONDAY.getTime() + 86_400_000)
      const waiting = await submit({ destination: 'Goa', sourceDomain: undefined })

      const report = v.parse(
        ReportSchema,
        await read(office.owner, '/api/reports?from=2026-11-22&to=2026-11-24'),
      )
      expect(report).toMatchObject({
        leads: 5,
        days: [
          { day: '2026-11-22', leads: 0 },
          { day: '2026-11-23', leads: 4 },
          { day: '2026-11-24', leads: 1 },
        ],
        statuses: { quoted: 3, booked: 1, new: 1 },
        response: { answered: 4, waiting: 1, overdue: 0, inTime: 3, median: 15, p90: 95, targetMinutes: 30 },
      })
      expect(report.destinations).toMatchObject([
        { name: 'Goa', leads: 3, booked: 0, quoted: 2 },
        { leads: 2, booked: 1 },
      ])
      expect(report.owners).toContainEqual({
        owner: agentId,
        ...{ leads: 1, quoted: 1, booked: 0, amount: 0, answered: 1, median: 15 },
      })

      const period = 'from=2026-11-22&to=2026-11-24&quarantined=false'
      const listed = async (filter: string) =>
        (await read(office.owner, `/api/leads?${period}&${filter}`)).leads.length
      expect(await listed('')).toBe(report.leads)
      expect(await listed('destination=bali')).toBe(2)
      expect(await listed('firstResponse=awaited')).toBe(report.response.waiting)
      expect(await listed('firstResponse=given')).toBe(report.response.answered)
      expect(await listed('firstResponse=in-time')).toBe(report.response.inTime)
      expect(await listed('assignee=none')).toBe(4)
      for (const { source, leads } of report.sources)
        expect(await listed(`source=${encodeURIComponent(source ?? 'none')}`)).toBe(leads)

      const own = v.parse(ReportSchema, await read(agent, '/api/reports?from=2026-11-22&to=2026-11-24'))
      expect(own).toMatchObject({ leads: 1, response: { median: 15 } })
      expect(own.owners.map(({ owner }) => owner)).toEqual([agentId])
      expect((await lead(waiting)).status).toBe('new')
    })

    it('measure who was answered in time among those who had a deadline', async () => {
      const answer = async (id: string) => {
        vi.setSystemTime(Date.now() + MINUTE_MS)
        await api.as(office.owner, `/api/leads/${id}`, 'PATCH', { status: 'contacted' })
      }
      await answer(await submit())
      const { value: target } = await read(office.owner, '/api/office/response-target')
      await saveSetting('response-target', { ...target, targetMinutes: null })
      await answer(await submit())
      const { response } = await read(office.owner, '/api/reports?from=2026-11-23&to=2026-11-23')
      expect(response).toMatchObject({ answered: 2, answeredWithDeadline: 1, inTime: 1 })
    })

    it('refuse an invalid period', async () => {
      for (const query of [
        'from=2026-11-24&to=2026-11-23',
        'from=yesterday',
        'from=2020-01-01&to=2026-01-01',
      ])
        expect((await api.as(office.owner, `/api/reports?${query}`)).status).toBe(400)
    })
  })
})
