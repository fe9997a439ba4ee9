import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OFFICE_DEFAULTS } from '../../src/contract/office.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { openDatabase } from '../db/open.ts'
import { RowError, StorageError } from '../db/storage-error.ts'
import { createLog } from '../log.ts'
import { writeSetting } from '../office/office-settings.ts'
import { createOfficeState } from '../office/office-state.ts'
import { createGroupCommit } from './group-commit.ts'
import type { NewLead } from './insert.ts'

function lead(changes: Partial<NewLead> = {}): NewLead {
  return {
    id: randomUUID(),
    fingerprint: 'fingerprint',
    fingerprint_version: 2,
    kind: 'long',
    received_at: new Date().toISOString(),
    name: 'Asha Rao',
    fields: '{}',
    ...changes,
  }
}

describe.each(databaseKinds())('group commit (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)

  it('refuses a row that the database cannot store, and stores the others of the batch', async () => {
    const log = createLog('silent')
    const dataDir = await mkdtemp(join(tmpdir(), 'commit-test-'))
    const database = await openDatabase({ dataDir, url: await newUrl(), log })
    const commit = createGroupCommit(database, {
      log,
      office: createOfficeState(database, log),
      onStored: () => {},
    })
    const bad = lead({ kind: null as never })
    const batch = [
      ...Array.from({ length: 20 }, () => lead()),
      bad,
      ...Array.from({ length: 11 }, () => lead()),
    ]
    const results = await Promise.allSettled(batch.map((each) => commit.add(each)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(31)
    expect(results[20]).toMatchObject({ status: 'rejected', reason: expect.any(RowError) })
    const ids = await database.kysely.selectFrom('lead').select('id').execute()
    expect(ids.map(({ id }) => id).sort()).toEqual(
      batch
        .filter((each) => each !== bad)
        .map(({ id }) => id)
        .sort(),
    )
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  it('stores nothing by settings that were never read, by which it would have no colleague', async () => {
    const log = createLog('silent')
    const dataDir = await mkdtemp(join(tmpdir(), 'commit-test-'))
    const database = await openDatabase({ dataDir, url: await newUrl(), log })
    const { schema } = database.kysely
    const office = createOfficeState(database, log)
    const commit = createGroupCommit(database, { log, office, onStored: () => {} })
    const target = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: null }
    await writeSetting(database.kysely, 'response-target', target, 0)
    await schema.alterTable('office').renameTo('office2').execute()
    await expect(commit.add(lead())).rejects.toThrow(StorageError)
    await schema.alterTable('office2').renameTo('office').execute()
    await commit.add(lead())
    const stored = await database.kysely.selectFrom('lead').select('respond_by').execute()
    expect(stored).toEqual([{ respond_by: null }])
    await database.close()
    await rm(dataDir, { recursive: true })
  })
})
