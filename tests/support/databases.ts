import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import {
  createPostgresDatabase,
  dropPostgresDatabases,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from './postgres.ts'
import { preparedPostgres } from './prepared.ts'
import { giveBackDatabase, takeDatabase } from './reused-postgres.ts'
import { IS_SOAK } from './soak.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The databases available for tests: SQLite always, PostgreSQL where it is installed. */
export function databaseKinds(): DatabaseKind[] {
  return preparedPostgres() || postgresPrograms() ? ['sqlite', 'postgres'] : ['sqlite']
}

/**
 * For suites of which other suites try on both what differs between the two (locks, types): in `npm test` SQLite only, in `npm run soak`
 * both.
 */
export function playedKinds(): DatabaseKind[] {
  return IS_SOAK ? databaseKinds() : ['sqlite']
}

/**
 * Gives the calling suite databases of that kind, in the migrated state, on the run's own server. With `reused: false`
 * each is a new copy without other connections; with `ownCluster` they are empty, on a durable server that the suite may
 * kill.
 */
export function useDatabase(
  kind: DatabaseKind,
  { ownCluster = false, reused = true } = {},
): { newUrl: () => Promise<string | undefined>; cluster: () => Postgres } {
  let cluster: Postgres | undefined
  const prepared = ownCluster ? undefined : preparedPostgres()
  const ofSuite: string[] = []
  const ofTest: string[] = []
  let isTestRunning = false
  beforeAll(async () => {
    const programs = kind === 'postgres' && !prepared ? postgresPrograms() : undefined
    if (programs) cluster = await startPostgres(programs)
  }, 60_000)
  beforeEach(() => {
    isTestRunning = true
  })
  afterEach(async () => {
    isTestRunning = false
    await endUse(ofTest.splice(0))
  })
  afterAll(async () => {
    await cluster?.remove()
    await endUse(ofSuite)
  })

  async function endUse(urls: string[]) {
    if (!prepared) return
    if (reused) for (const url of urls) await giveBackDatabase(url)
    else await dropPostgresDatabases(prepared.url, urls)
  }

  return {
    newUrl: async () => {
      if (kind === 'sqlite') return undefined
      if (!prepared) return cluster?.newDatabase()
      const { url: server, template } = prepared
      const url = reused ? await takeDatabase(prepared) : await createPostgresDatabase(server, template)
      const urls = isTestRunning ? ofTest : ofSuite
      urls.push(url)
      return url
    },
    cluster: () => {
      if (!cluster) throw new Error('This suite has no PostgreSQL of its own.')
      return cluster
    },
  }
}
