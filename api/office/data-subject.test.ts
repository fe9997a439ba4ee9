import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import {
  type DataSubjectLeads,
  DataSubjectLeadsSchema,
  MAX_SUBJECT_LEADS,
} from '../../src/contract/data-subject.ts'
import type { ImportResult } from '../../src/contract/lead-import.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { MONDAY, useOffice } from '../../tests/support/office.ts'
import { eraseExpiredLeads } from './retention.ts'

describe.each(databaseKinds())('the office (%s)', (kind) => {
  const office = useOffice(kind)
  const { api, submit, lead, saveSetting } = office

  describe('data subject erasure', () => {
    it('finds all leads of a number or address, and erases exactly the chosen ones', async () => {
      const first = await submit({ name: 'Asha Rao', contact: '9812345678', email: 'asha@example.com' })
      const second = await submit({ name: 'A. Rao', contact: '9812345678', email: 'rao@example.com' })
      const third = await submit({ name: 'Asha R', contact: '9899999999', email: 'RAO@example.com' })
      const other = await submit({ name: 'Ravi', contact: '9811111111', email: 'ravi@example.com' })
      await api.as(office.owner, `/api/leads/${first}/notes`, 'POST', { text: 'Asha wants a sea view' })
      await api.as(office.owner, `/api/leads/${first}/presence`, 'POST', {})

      const found = async (contact: string) =>
        v
          .parse(
            DataSubjectLeadsSchema,
            await (await api.as(office.owner, '/api/data-subjects', 'POST', { contact })).json(),
          )
          .leads.map(({ id }) => id)
      for (const typed of ['+91 98123 45678', '९८१२३ ४५६७८', '\u202a+91 98123 45678\u202c'])
        expect(await found(typed), typed).toEqual([third, second, first])
      // Of another country, with the same ten digits.
      expect(await found('+98 1234 5678')).toEqual([])
      expect(await found('ASHA@example.com')).toEqual([second, first])
      expect(await found('ravi@example.com')).toEqual([other])

      const erased = await api.as(office.owner, '/api/data-subjects/erase', 'POST', {
        leads: [first, second, third],
      })
      expect(await erased.json()).toEqual({ erased: 3 })
      expect(await found('9812345678')).toEqual([])
      for (const table of ['lead', 'lead_event', 'notification', 'lead_presence', 'audit'] as const) {
        const text = JSON.stringify(await api.database.kysely.selectFrom(table).selectAll().execute())
        // Not shorter texts, which random fingerprints and ids could contain.
        expect(text).not.toMatch(/asha |\. rao|(asha|rao)@|9812345|9899999|sea view/i)
      }
      expect(await lead(other)).toMatchObject({ name: 'Ravi', erasedAt: null })
      // A replay from the phone does not restore the data.
      const body = longBody({ name: 'Asha Rao', contact: '9812345678', email: 'asha@example.com' })
      const again = await api.post('/submit-form', body, { 'idempotency-key': first })
      expect(await again.json()).toMatchObject({ id: first, replayed: true })
      expect((await lead(first)).erasedAt).not.toBeNull()
    })

    /** Imports rows with these values; returns the ids of their leads. */
    async function imported(name: string, all: Record<string, string>[]) {
      const rows = all.map((values, row) => ({ row: row + 1, id: `${name}-${row}`, values }))
      const added = await api.as(office.owner, '/api/lead-imports', 'POST', { source: 'portal', rows })
      return ((await added.json()) as ImportResult).rows.map(({ lead }) => lead?.id)
    }

    /** The leads that a search for a number or address finds. */
    async function idsOf(contact: string) {
      const response = await api.as(office.owner, '/api/data-subjects', 'POST', { contact })
      return ((await response.json()) as DataSubjectLeads).leads.map(({ id }) => id)
    }

    it('says which leads are erased with another one, because they were merged into it', async () => {
      const contact = '9812345678'
      const [part, kept] = [await submit({ contact }), await submit({ contact })]
      const alone = await submit({ contact })
      await api.as(office.owner, `/api/leads/${kept}/merge`, 'POST', { other: part })
      const response = await api.as(office.owner, '/api/data-subjects', 'POST', { contact })
      const { leads } = v.parse(DataSubjectLeadsSchema, await response.json())
      expect(leads.map(({ id, mergedInto }) => [id, mergedInto])).toEqual([
        [alone, null],
        [kept, null],
        [part, kept],
      ])
      const erased = await api.as(office.owner, '/api/data-subjects/erase', 'POST', { leads: [kept] })
      expect(await erased.json()).toEqual({ erased: 2 })
    })

    it('finds who is known by a number of another country, or by what could not be read, and nobody else', async () => {
      const rows = [
        { phone: '+65 9123 4567 8', name: 'Mei Lin', destination: 'Ladakh' },
        { phone: '98000 0000', email: 'mei@example.com', name: 'Mei L.', message: 'Call +65 9123 4567 9' },
      ]
      const [foreign, faulty] = await imported('noted', rows)
      expect([foreign, faulty]).toEqual([expect.any(String), expect.any(String)])
      for (const typed of ['+65 9123 4567 8', '0065 912345678', '(65) 91234-5678', '912345678'])
        expect(await idsOf(typed), typed).toEqual([foreign])
      for (const typed of ['345678', '+65 9123 4567 9', '+65 9123 4567'])
        expect(await idsOf(typed)).toEqual([])
      expect(await idsOf('98000 0000')).toEqual([faulty])
      expect(
        (await api.as(office.owner, '/api/data-subjects/erase', 'POST', { leads: [foreign] })).status,
      ).toBe(200)
      expect(await idsOf('+65 9123 4567 8')).toEqual([])
    })

    it('finds who is known by one of several numbers or addresses in one cell, or by that of a further column', async () => {
      const rows = [
        { phone: '98111 22233 / 98444 55566', email: 'mei@example.com', name: 'Mei Lin' },
        { phone: '9877700011', email: 'Asha <asha@example.com>, rao@example.com', name: 'Asha Rao' },
        { phone: '9877700022', SENDER_MOBILE_ALT: '+91-9844455577', 'Other e-mail': 'alt@example.com' },
        // As a spreadsheet has them: below each other, or with a blank between them, and under a heading of its own.
        { phone: '98111 22244\n98444 55588', email: 'ravi@example.com', name: 'Ravi Nair' },
        { phone: '+44 (0)20 7946 0958', name: 'Ann Lee' },
        {
          phone: '9877700033',
          'Alt. no.': '9844455599 9844455500-9844455511',
          Wife: 'wife@example.com\nhome@example.com',
        },
      ]
      const [mei, asha, third, ravi, ann, last] = await imported('several', rows)
      for (const typed of ['9811122233', '+91 98444 55566', 'mei@example.com'])
        expect(await idsOf(typed), typed).toEqual([mei])
      for (const typed of ['asha@example.com', 'RAO@example.com', '9877700011'])
        expect(await idsOf(typed), typed).toEqual([asha])
      for (const typed of ['9844455577', 'alt@example.com'])
        expect(await idsOf(typed), typed).toEqual([third])
      for (const typed of ['9811122244', '+91 98444 55588', 'ravi@example.com'])
        expect(await idsOf(typed), typed).toEqual([ravi])
      for (const typed of ['+44 20 7946 0958', '+44 (0)20 7946 0958', '020 7946 0958'])
        expect(await idsOf(typed), typed).toEqual([ann])
      for (const typed of ['9844455599', '98444 55500', '9844455511', 'wife@example.com', 'home@example.com'])
        expect(await idsOf(typed), typed).toEqual([last])
      for (const typed of ['2223398', '98444', 'sha@example.com', 'o@example.com'])
        expect(await idsOf(typed), typed).toEqual([])
    })

    it('finds a number or address among others without a comma, within a remark of any length, and in a list', async () => {
      const remark =
        'The customer travels with a family of five in December, and has asked us on the phone to '
      const rows = [
        { 'Alt. no.': '97111 22233 (97444 55566) +44 20 7946 0958 +1 212 555 0100' },
        { Remarks: `${remark} call back on 97111 22244 10:30am, or to write to son@example.com. Thanks` },
        {
          'All numbers': '+91 97111 22255  97444-55577',
          Mails: '"wife@example.org",mailto:home@example.org',
        },
      ].map((values) => ({ phone: '9877711100', ...values }))
      const ids = await imported('among', rows)
      const typed = [
        ['97111 22233', '9744455566', '+44 20 7946 0958', '2125550100'],
        ['9711122244', 'son@example.com'],
        ['9711122255', '97444 55577', 'WIFE@example.org', 'home@example.org'],
      ]
      for (const [row, contacts] of typed.entries())
        for (const contact of contacts) expect(await idsOf(contact), contact).toContain(ids[row])
      for (const contact of ['n@example.com', 'son@example.co', 'ome@example.org', '444555669', '9711122245'])
        expect(await idsOf(contact), contact).toEqual([])
    })

    it('finds a number before other figures, one before a colon in a cell of several lines, a short one, and an address after a dash', async () => {
      const rows = [
        { Remarks: '+442079460958 2 adults, or +971501234567 (10:30am)' },
        { 'All numbers': '+91 97111 22266\n97111 22277: office\nwife: 97111 22288' },
        { Remarks: 'E-mail:-son@example.com, _wife@example.com' },
        { phone: '0 234567', email: 'short@example.com' },
      ].map((values) => ({ phone: '9877711100', ...values }))
      const ids = await imported('before', rows)
      const typed = [
        ['+44 20 7946 0958', '+971 50 123 4567'],
        ['9711122266', '9711122277', '9711122288'],
        ['son@example.com', '_wife@example.com'],
        ['234567', '0234567'],
      ]
      for (const [row, contacts] of typed.entries())
        for (const contact of contacts) expect(await idsOf(contact), contact).toContain(ids[row])
      for (const contact of ['+44 20 7946 09', '34567', 'on@example.com', 'wife@example.com'])
        expect(await idsOf(contact), contact).toEqual([])
    })

    it('says when a person has more leads than one answer shows', async () => {
      const id = await submit({ name: 'Flood', contact: '9833333333', email: 'flood@example.com' })
      const {
        seq: _,
        travel_on,
        booking_time,
        lead_source,
        about,
        ...row
      } = await api.database.kysely
        .selectFrom('lead')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const copies = Array.from({ length: MAX_SUBJECT_LEADS }, () => ({ ...row, id: randomUUID() }))
      await api.database.kysely.insertInto('lead').values(copies).execute()
      const held = async () =>
        v.parse(
          DataSubjectLeadsSchema,
          await (await api.as(office.owner, '/api/data-subjects', 'POST', { contact: '9833333333' })).json(),
        )
      const first = await held()
      expect(first).toMatchObject({ more: true })
      expect(first.leads).toHaveLength(MAX_SUBJECT_LEADS)
      const leads = first.leads.map((lead) => lead.id)
      expect((await api.as(office.owner, '/api/data-subjects/erase', 'POST', { leads })).status).toBe(200)
      expect(await held()).toMatchObject({ leads: [{ id }], more: false })
    })

    it('erases pending notifications, but keeps a digest for its other leads', async () => {
      const { kysely } = api.database
      const [gone, stays] = [await submit(), await submit()]
      const seqs = await kysely
        .selectFrom('notification')
        .select(['seq', 'lead_seq'])
        .orderBy('seq')
        .execute()
      expect(seqs).toHaveLength(2)
      const delivery = (message_id: string) =>
        kysely
          .insertInto('delivery')
          .values({
            message_id,
            channel: 'mail',
            target: 'office@example.com',
            created_at: MONDAY.toISOString(),
            next_attempt_at: MONDAY.toISOString(),
          })
          .execute()
      await delivery('alone')
      await delivery('digest')
      const link = (message_id: string, notification_seq: number) =>
        kysely.insertInto('delivery_notice').values({ message_id, notification_seq }).execute()
      await link('alone', seqs[0]?.seq ?? 0)
      await link('digest', seqs[0]?.seq ?? 0)
      await link('digest', seqs[1]?.seq ?? 0)
      expect((await api.as(office.owner, `/api/leads/${gone}`, 'DELETE')).status).toBe(200)
      const left = await kysely.selectFrom('delivery').select('message_id').execute()
      expect(left).toEqual([{ message_id: 'digest' }])
      expect((await lead(stays)).erasedAt).toBeNull()
    })

    it('erases expired leads, open ones only if the owner chose so', async () => {
      const [lost, open] = [await submit(), await submit()]
      await api.as(office.owner, `/api/leads/${lost}`, 'PATCH', { status: 'lost', lostReason: 'too dear' })
      vi.setSystemTime(new Date('2027-11-22T05:30:00.000Z'))
      // The session has expired by then.
      office.owner = await api.signIn('owner')
      const fresh = await submit({ travel_date: '2028-02-14' })
      expect(await eraseExpiredLeads(api.database)).toBe(0)
      await saveSetting('retention', { months: 12, openToo: false })
      expect(await eraseExpiredLeads(api.database)).toBe(0)
      vi.setSystemTime(new Date('2027-11-24T05:30:00.000Z'))
      expect(await eraseExpiredLeads(api.database)).toBe(1)
      expect((await lead(lost)).erasedAt).not.toBeNull()
      expect((await lead(open)).erasedAt).toBeNull()
      await saveSetting('retention', { months: 12, openToo: true })
      expect(await eraseExpiredLeads(api.database)).toBe(1)
      expect((await lead(fresh)).erasedAt).toBeNull()
    })
  })
})
