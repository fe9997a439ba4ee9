import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TRIP_REFUSALS } from '../../src/contract/answer-messages.ts'
import type { LeadList } from '../../src/contract/lead.ts'
import type { NotifyOverview } from '../../src/contract/notify.ts'
import { cookieOf, startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { checkIntegrity } from '../../tests/support/integrity.ts'
import { distinctBody } from '../../tests/support/load.ts'
import { createPostgresDatabase } from '../../tests/support/postgres.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { IS_SOAK } from '../../tests/support/soak.ts'
import { backUp, type Place } from './backup.ts'
import { restore } from './restore.ts'

const run = promisify(execFile)

describe.each(databaseKinds())('backup and restore (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, { reused: false })
  /** About the files of backups and what is read from them, whichever database they are of: on SQLite, and in the soak on both. */
  const itOfFiles = it.runIf(kind === 'sqlite' || IS_SOAK)
  let folder: string
  let place: Place
  let api: TestApi
  let isOpen = false

  async function open(at: Place): Promise<TestApi> {
    api = await startApi({ dataDir: at.dataDir, ...(at.url && { databaseUrl: at.url }) })
    isOpen = true
    return api
  }
  async function close(): Promise<void> {
    if (isOpen) await api.close()
    isOpen = false
  }
  /** A new machine: an empty folder, or an empty database. */
  async function elsewhere(): Promise<Place> {
    const url = place.url && (await createPostgresDatabase(place.url))
    return { dataDir: join(folder, randomUUID()), url }
  }
  async function submit(body = distinctBody(), id = randomUUID()) {
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    const { reference } = (await response.json()) as { reference: string }
    return { id, status: response.status, reference }
  }
  /** A restored database has the accounts, and no session. */
  async function signInAgain(): Promise<string> {
    const owner = { email: 'owner1@example.com', password: 'correct horse' }
    return cookieOf(await api.post('/api/auth/sign-in/email', owner))
  }
  async function streamCursor(cookie: string): Promise<number> {
    const response = await api.request('/api/leads', { headers: { cookie } })
    return Number(((await response.json()) as LeadList).streamCursor)
  }
  async function storedIds(cookie: string): Promise<string[]> {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const response = await api.request(`/api/leads${cursor && `?cursor=${cursor}`}`, {
        headers: { cookie },
      })
      const page = (await response.json()) as LeadList
      ids.push(...page.leads.map((lead) => lead.id))
      cursor = page.nextCursor
    }
    return ids
  }
  async function pushKey(cookie: string): Promise<string> {
    const response = await api.request('/api/notify', { headers: { cookie } })
    return ((await response.json()) as NotifyOverview).applicationServerKey
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    place = { dataDir: join(folder, 'data'), url: await newUrl() }
    await open(place)
  })
  afterEach(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps every lead acknowledged before it began, made by the command while the server takes enquiries', async () => {
    const cookie = await api.signIn('owner')
    const body = distinctBody()
    const first = await submit(body)
    const key = await pushKey(cookie)
    const acknowledged: string[] = [first.id]
    let posting = true
    const load = (async () => {
      while (posting) {
        const { id, status } = await submit()
        expect(status).toBe(200)
        acknowledged.push(id)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    const into = join(folder, 'backups')
    const { stdout } = await run(process.execPath, ['api/backup/backup-command.ts', '--to', into], {
      env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '' },
    })
    posting = false
    await load
    expect(acknowledged.length).toBeGreaterThan(before.length)
    const [name = ''] = await readdir(into)
    const made = join(into, name)
    expect(stdout).toContain(made)
    for (const file of await readdir(made)) expect((await stat(join(made, file))).mode & 0o777).toBe(0o600)
    expect((await stat(made)).mode & 0o777).toBe(0o700)
    await close()

    const target = await elsewhere()
    const { leads, aside } = await restore(made, target)
    expect(aside).toBeUndefined()
    await checkIntegrity(target)
    await open(target)
    const again = await signInAgain()
    const stored = await storedIds(again)
    expect(before.filter((id) => !stored.includes(id))).toEqual([])
    expect(stored.filter((id) => !acknowledged.includes(id))).toEqual([])
    expect(stored).toHaveLength(leads)
    // The account, the keys and the ids of earlier enquiries hold.
    expect(await pushKey(again)).toBe(key)
    const replay = await api.post('/submit-form', body, { 'idempotency-key': first.id })
    expect(await replay.json()).toMatchObject({ id: first.id, replayed: true })
    expect((await submit()).status).toBe(200)
    if (kind === 'sqlite')
      expect((await stat(join(target.dataDir, 'marigold.sqlite'))).mode & 0o777).toBe(0o600)
  })

  it('refuses while the server runs, and a target in use unless told to replace it, which is kept', async () => {
    const cookie = await api.signIn('owner')
    const early = await submit()
    const { folder: made } = await backUp(place, { into: folder })
    const late = await submit()
    await expect(restore(made, place, { replace: true })).rejects.toThrow(/running on this database/)
    expect(await storedIds(cookie)).toEqual([late.id, early.id])
    const lastEvent = await streamCursor(cookie)
    await close()

    await expect(restore(made, place)).rejects.toThrow(/add --replace/)
    const { aside } = await restore(made, place, { replace: true })
    expect(aside).toMatch(/replaced/)
    await open(place)
    const after = await signInAgain()
    expect(await storedIds(after)).toEqual([early.id])
    // What is lost with the old database keeps its reference, and an inbox that was open goes on behind what it has seen.
    const next = await submit()
    expect(next.reference).not.toBe(late.reference)
    expect(await streamCursor(after)).toBeGreaterThan(lastEvent)
    await api.database.kysely.deleteFrom('lead').where('id', '=', next.id).execute()
    await close()
    // A backup of a restored database has what is in use, and nothing of what was put aside.
    const { folder: again } = await backUp(place, { into: folder })
    const target = await elsewhere()
    expect((await restore(again, target)).leads).toBe(1)
    await open(target)
    expect(await storedIds(await signInAgain())).toEqual([early.id])
  })

  itOfFiles(
    'takes no answer to a version that was lost for one of the same number, and no draft based on a lost saving',
    async () => {
      const owner = await api.signIn('owner')
      const desk = quotationDesk(api)
      const first = await desk.send(owner, await desk.begin(owner, await desk.newLead()))
      const other = await desk.send(owner, await desk.begin(owner, await desk.newLead()))
      const editTemplate = async ({ ask }: typeof desk, cookie: string, body: string, version?: number) => {
        const edit = { channel: 'whatsapp', name: 'Hello', body, version }
        return (await ask(cookie, 'PUT', '/api/lead-templates/whatsapp-hello', edit)).status
      }
      const { folder: made } = await backUp(place, { into: folder })
      expect(await editTemplate(desk, owner, 'Lost', 1)).toBe(200)
      const lost = await desk.send(owner, first.quotation, { message: 'A better room.' })
      const seen = await desk.trip(first.token)
      await close()
      await restore(made, place, { replace: true })
      await open(place)

      const after = quotationDesk(api)
      const again = await signInAgain()
      const present = await after.done<typeof first.quotation>(
        again,
        'GET',
        `/api/quotations/${first.quotation.id}`,
      )
      await after.send(again, present, { message: 'Another hotel.' })
      const { draft, draftVersion } = lost.quotation
      const overwriting = await after.ask(again, 'PUT', `/api/quotations/${present.id}/draft`, {
        draft,
        draftVersion,
      })
      expect(overwriting.status).toBe(409)
      expect(await editTemplate(after, again, 'By a colleague')).toBe(200)
      expect(await editTemplate(after, again, 'Based on the lost one', 2)).toBe(409)

      const refusals = []
      for (const body of [{ versionSentAt: seen.sentAt }, {}, { answer: 'change', text: 'Two rooms.' }]) {
        const response = await after.answer(first.token, { version: 2, ...body })
        refusals.push([response.status, (await response.json()).message])
      }
      expect(refusals).toEqual([
        [400, TRIP_REFUSALS.changed],
        [400, TRIP_REFUSALS.unidentified],
        [400, TRIP_REFUSALS.unidentified],
      ])
      const trip = await after.trip(first.token)
      expect(trip).toMatchObject({ version: 2, state: 'open', answer: null })
      // Staff read them, and call.
      const { answers } = await after.done<typeof first.quotation>(
        again,
        'GET',
        `/api/quotations/${present.id}`,
      )
      expect(answers.map(({ refusal }) => refusal)).toEqual(['changed', 'unidentified', 'unidentified'])
      const sent = await api.database.kysely
        .selectFrom('notification')
        .select('topic')
        .orderBy('seq')
        .execute()
      expect(sent.map(({ topic }) => topic).filter((topic) => /^quotation.[^o]/.test(topic))).toEqual([
        'quotation.not-accepted',
        'quotation.not-accepted',
        'quotation.change-asked',
      ])
      expect((await after.answer(first.token, { version: 2, versionSentAt: trip.sentAt })).status).toBe(200)
      // What was sent before the backup has its number still, also for an answer of an earlier release.
      expect((await after.answer(other.token)).status).toBe(200)
    },
  )

  itOfFiles('gives no number of a package, an order or a quotation again that was lost', async () => {
    let cookie = await api.signIn('owner')
    const put = async (path: string, body: object) => (await api.as(cookie, path, 'PUT', body)).status
    const read = async (path: string) => (await api.as(cookie, path)).json()
    const order = '/api/staff/package-order/bali'
    const { keys } = await read(order)
    const orderOf = (version: number, changed = [...keys.slice(1), keys[0]]) => ({ keys: changed, version })
    const lead = await quotationDesk(api).newLead()
    const quote = async () => {
      const { begin, send } = quotationDesk(api)
      return (await send(cookie, await begin(cookie, lead))).quotation.reference
    }
    const kept = await quote()
    expect(await put('/api/packages/bali1', { version: 0, overview: 'Kept' })).toBe(200)
    expect(await put('/api/packages/bali3', { version: 0, totalPackagePrice: 70_000 })).toBe(200)
    const { folder: made } = await backUp(place, { into: folder })
    expect(await put('/api/packages/bali1', { version: 1, overview: 'Lost' })).toBe(200)
    expect(await put('/api/packages/bali2', { version: 0, overview: 'Lost' })).toBe(200)
    expect(await put(order, orderOf(0))).toBe(200)
    const lost = await quote()
    await close()
    await restore(made, place, { replace: true })
    await open(place)
    cookie = await signInAgain()

    const [next, following] = [await quote(), await quote()]
    expect(new Set([kept, lost, next, following]).size).toBe(4)
    const numberOf = (reference: string) => Number(/-Q(\d+)$/.exec(reference)?.[1])
    expect(numberOf(following)).toBe(numberOf(next) + 1)
    // A lead that came after the restore has no number that was lost.
    const later = await quotationDesk(api).newLead({ contact: '9811111119' })
    const { reference } = await quotationDesk(api).begin(cookie, later)
    expect(numberOf(reference)).toBe(1)

    expect(await put('/api/packages/bali1', { version: 1, overview: 'By a colleague' })).toBe(200)
    expect(await put('/api/packages/bali2', { version: 0, overview: 'By a colleague' })).toBe(200)
    expect(await put(order, orderOf(0, keys.toReversed()))).toBe(200)
    expect(await put('/api/packages/bali1', { version: 2, overview: 'Based on what was lost' })).toBe(409)
    expect(await put('/api/packages/bali2', { version: 1, overview: 'Based on what was lost' })).toBe(409)
    expect(await put(order, orderOf(1))).toBe(409)
    const { version } = await read('/api/staff/packages/bali1')
    expect(await put('/api/packages/bali1', { version, overview: 'Next' })).toBe(200)
    expect((await read('/api/staff/packages/bali1')).version).toBe(version + 1)

    // The prices before a change are those of the version before, whatever its number.
    const builtIn = (await read('/api/staff/packages/goa1')).fields.totalPackagePrice
    const changes = [
      { key: 'bali3', version: 1, price: 80_000 },
      { key: 'goa1', version: 0, price: 90_000 },
    ]
    const changed = await api.as(cookie, '/api/staff/price-changes', 'POST', { reason: 'Winter', changes })
    expect(changed.status).toBe(201)
    const [last] = await read('/api/staff/price-changes')
    expect(last.packages).toMatchObject([
      { from: 70_000, to: 80_000 },
      { from: builtIn, to: 90_000 },
    ])
  })

  itOfFiles('gives no reference again that was given since the same backup was restored before', async () => {
    await api.signIn('owner')
    await submit()
    const { folder: made } = await backUp(place, { into: folder })
    const given: string[] = []
    const events: number[] = []
    for (let times = 0; times < 3; times++) {
      await close()
      await restore(made, place, { replace: true, now: new Date(Date.UTC(2026, 10, 26, times)) })
      await open(place)
      given.push((await submit()).reference)
      events.push(await streamCursor(await signInAgain()))
    }
    expect(new Set(given).size).toBe(3)
    // An inbox that was open meanwhile goes on behind what it has seen.
    expect(events).toEqual(events.toSorted((a, b) => a - b))
    expect(new Set(events).size).toBe(3)
  })

  it.runIf(kind === 'postgres')(
    'starts no server on a restore that was killed before its end, and takes another attempt',
    async () => {
      const cookie = await api.signIn('owner')
      const early = await submit()
      const { folder: made } = await backUp(place, { into: folder })
      const late = await submit()
      await close()
      const programs = join(folder, 'programs')
      await mkdir(programs)
      const killing = `#!/bin/sh\nPATH='${process.env.PATH}' pg_restore "$@"\nkill -9 $PPID\n`
      await writeFile(join(programs, 'pg_restore'), killing, { mode: 0o755 })
      const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: place.url }
      const attempt = () =>
        run(process.execPath, ['api/backup/restore-command.ts', made, '--replace'], { env })
      await expect(attempt()).rejects.toMatchObject({ signal: 'SIGKILL' })

      // The server says where that is which was there before the first attempt.
      const refusal = () => open(place).then(String, String)
      const [before = ''] = /replaced_\w+/.exec(await refusal()) ?? []
      expect(await refusal()).toMatch(/interrupted.*replaced_/)
      // Another attempt that fails puts back what the first one has left.
      await writeFile(join(programs, 'pg_restore'), '#!/bin/sh\nexit 1\n')
      await expect(attempt()).rejects.toMatchObject({ code: 1 })
      expect(await refusal()).toContain(before)
      const { aside } = await restore(made, place, { replace: true })
      expect(aside).toContain(before)
      await open(place)
      expect((await api.as(cookie, '/api/leads')).status).toBe(401)
      expect(await storedIds(await signInAgain())).toEqual([early.id])
      await close()
      const goBack = ['drop schema public cascade', `alter schema ${before} rename to public`]
      await run('psql', [place.url ?? '', '-1', ...goBack.flatMap((step) => ['-c', step])])
      await open(place)
      expect((await storedIds(await signInAgain())).toSorted()).toEqual([early.id, late.id].toSorted())
    },
  )

  it('refuses a damaged file, a newer schema, and what is no backup, and leaves the target as it was', async () => {
    const { folder: made, manifest } = await backUp(place, { into: folder })
    const { id } = await submit()
    await close()
    const file = join(made, manifest.file)
    const bytes = await readFile(file)
    const refused = async (reason: RegExp) => {
      await expect(restore(made, place, { replace: true })).rejects.toThrow(reason)
      await expect(restore(made, await elsewhere())).rejects.toThrow(reason)
    }
    await writeFile(file, bytes.subarray(0, bytes.length - 1))
    await refused(/damaged/)
    const flipped = Buffer.from(bytes)
    flipped[100] = (flipped[100] ?? 0) ^ 1
    await writeFile(file, flipped)
    await refused(/damaged/)
    const describe = (changes: object) =>
      writeFile(join(made, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }))
    // What was written, but not a database: the present one comes back.
    const garbage = Buffer.from('not a database '.repeat(2000))
    await writeFile(file, garbage)
    await describe({ bytes: garbage.length, sha256: createHash('sha256').update(garbage).digest('hex') })
    await expect(restore(made, place, { replace: true })).rejects.toThrow(/database|archive/)
    await writeFile(file, bytes)
    await describe({ schema: '999-later' })
    await refused(/newer release/)
    await describe({ database: kind === 'sqlite' ? 'postgres' : 'sqlite' })
    await refused(/its own kind/)
    await writeFile(join(made, 'manifest.json'), '{"format":')
    await refused(/damaged/)
    await rm(join(made, 'manifest.json'))
    await refused(/not a backup/)
    await open(place)
    expect(await storedIds(await api.signIn('owner'))).toEqual([id])
  })

  it.runIf(kind === 'sqlite')(
    'replaces a damaged file, and does not mix with the log of a lost one',
    async () => {
      await api.signIn('owner')
      const { id } = await submit()
      const { folder: made } = await backUp(place, { into: folder })
      await submit()
      // As after a crash: the log has what the file has not.
      const file = join(place.dataDir, 'marigold.sqlite')
      const log = await readFile(`${file}-wal`)
      await close()
      const target = await elsewhere()
      await mkdir(target.dataDir)
      await writeFile(join(target.dataDir, 'marigold.sqlite-wal'), log)
      await restore(made, target)
      const damaged = 'no database any more'.repeat(1000)
      await writeFile(file, damaged)
      const { aside } = await restore(made, place, { replace: true })
      expect((await readFile(aside ?? '')).equals(Buffer.from(damaged))).toBe(true)
      for (const at of [target, place]) {
        await checkIntegrity(at)
        await open(at)
        expect(await storedIds(await signInAgain())).toEqual([id])
        await close()
      }
    },
  )

  it.runIf(kind === 'sqlite')('takes nothing of the copy of a restore that was killed before', async () => {
    await api.signIn('owner')
    for (let times = 0; times < 40; times++) await submit()
    const { folder: early } = await backUp(place, { into: folder })
    const late = await submit()
    const { folder: made } = await backUp(place, { into: folder })
    await close()
    // The restore of the earlier backup was killed while it changed its copy: the journal has the pages of before.
    const copy = join(folder, 'copy.sqlite')
    await copyFile(join(early, 'database.sqlite'), copy)
    const handle = new Sqlite(copy)
    handle.pragma('cache_size = 1')
    handle.exec('begin; update lead set fields = null; update lead_event set at = at')
    for (const suffix of ['', '-journal'])
      await copyFile(copy + suffix, join(place.dataDir, `marigold.sqlite.restoring${suffix}`))
    handle.exec('rollback')
    handle.close()
    expect((await restore(made, place, { replace: true })).leads).toBe(41)
    await checkIntegrity(place)
    await open(place)
    expect(await storedIds(await signInAgain())).toContain(late.id)
  })

  itOfFiles(
    'restores no session and no link that gives access, also where it was used or withdrawn since',
    async () => {
      const owner = await api.signIn('owner')
      const invite = { name: 'Agent', email: 'new@example.com', role: 'agent' }
      const { link } = await (await api.as(owner, '/api/team/invites', 'POST', invite)).json()
      const { folder: made } = await backUp(place, { into: folder })
      const join = async (password: string) =>
        (await api.post('/api/join', { token: link.split('token=')[1], name: 'Agent', password })).status
      expect(await join('purple kites over delhi')).toBe(200)
      await close()
      await restore(made, place, { replace: true })
      await open(place)
      expect(await join('somebody else has it now')).toBe(403)
      expect((await api.as(owner, '/api/leads')).status).toBe(401)
      for (const table of ['session', 'invite', 'verification'] as const)
        expect(await api.database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([])
    },
  )

  itOfFiles('says that a backup was made when only what follows fails', async () => {
    const into = join(folder, 'backups')
    const first = await backUp(place, { into })
    expect(first.remarks).toEqual([])
    await api.database.kysely.schema.alterTable('setting').renameTo('setting2').execute()
    const { folder: made, remarks } = await backUp(place, { into })
    expect(await readdir(made)).toContain('manifest.json')
    expect(remarks).toEqual([expect.stringContaining('Settings → System does not know of it')])
  })

  itOfFiles('removes what a backup that was killed has left, and nothing of one that runs', async () => {
    const into = join(folder, 'backups')
    const [killed, running] = ['01', '04'].map((day) => `marigold-2026-11-${day}T00-00-00-000Z.partial`) as [
      string,
      string,
    ]
    for (const name of [killed, running]) {
      await mkdir(join(into, name), { recursive: true })
      await writeFile(join(into, name, 'database.dump'), 'names and numbers')
    }
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
    await utimes(join(into, killed), twoDaysAgo, twoDaysAgo)
    // Also where no backup ends: the disk may be full of what was left.
    await expect(backUp(place, { into, now: new Date('2026-11-04T00:00:00Z') })).rejects.toThrow('EEXIST')
    expect(await readdir(into)).toEqual([running])
    await backUp(place, { into, now: new Date('2026-11-05T00:00:00Z') })
    expect((await readdir(into)).sort()).toEqual([running, 'marigold-2026-11-05T00-00-00-000Z'])
  })

  itOfFiles('keeps as many backups as it is told, and touches no other file', async () => {
    const into = join(folder, 'backups')
    for (let day = 1; day <= 4; day++)
      await backUp(place, { into, keep: 2, now: new Date(`2026-11-0${day}T00:00:00Z`) })
    await writeFile(join(into, 'notes.txt'), 'mine')
    await backUp(place, { into, keep: 2, now: new Date('2026-11-05T00:00:00Z') })
    expect((await readdir(into)).sort()).toEqual([
      'marigold-2026-11-04T00-00-00-000Z',
      'marigold-2026-11-05T00-00-00-000Z',
      'notes.txt',
    ])
    // The clock was far ahead, and was turned back.
    await backUp(place, { into, keep: 2, now: new Date('2036-11-05T00:00:00Z') })
    const { folder: made } = await backUp(place, { into, keep: 2, now: new Date('2026-11-06T00:00:00Z') })
    expect((await readdir(into)).sort()).toEqual([
      'marigold-2026-11-05T00-00-00-000Z',
      'marigold-2026-11-06T00-00-00-000Z',
      'notes.txt',
    ])
    expect(made).toBe(join(into, 'marigold-2026-11-06T00-00-00-000Z'))
  })

  itOfFiles('says what is wrong and exits with an error', async () => {
    const fails = async (script: string, env: Record<string, string>, ...args: string[]) => {
      const failure = await run(process.execPath, [script, ...args], {
        env: { ...process.env, ...env },
      }).then(
        () => undefined,
        (error: { code: number; stderr: string }) => error,
      )
      expect(failure?.code).toBe(1)
      return failure?.stderr
    }
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '' }
    expect(await fails('api/backup/restore-command.ts', env)).toContain('Which backup?')
    expect(await fails('api/backup/backup-command.ts', env, '--keep', 'all')).toContain('--keep must be')
    const nowhere = kind === 'postgres' ? { ...env, PATH: '/nowhere' } : { ...env, DATA_DIR: '/nowhere' }
    const reason = kind === 'postgres' ? 'apt-get install postgresql-client' : 'There is no database'
    const into = join(folder, 'none')
    expect(await fails('api/backup/backup-command.ts', nowhere, '--to', into)).toContain(reason)
    expect(await readdir(into).catch(() => [])).toEqual([])
  })
})
