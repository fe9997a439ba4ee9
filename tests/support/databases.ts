import { afterAll, beforeAll } from 'vitest'
import {
  createPostgresDatabase,
  dropPostgresDatabases,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from './postgres.ts'
import { preparedPostgres } from './prepared.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The databases available for tests: SQLite always, PostgreSQL where it is installed. */
export function databaseKinds(): DatabaseKind[] {
  return preparedPostgres() || postgresPrograms() ? ['sqlite', 'postgres'] : ['sqlite']
}

/**
 * Gives the calling suite new databases of that kind. They are copies of one migrated database on the run's own server;
 * with `ownCluster` they are empty, and on a durable server that the suite may kill.
 */
export function useDatabase(
  kind: DatabaseKind,
  { ownCluster = false } = {},
): { newUrl: () => Promise<string | undefined>; cluster: () => Postgres } {
  let cluster: Postgres | undefined
  const prepared = ownCluster ? undefined : preparedPostgres()
  beforeAll(async () => {
    const programs = kind === 'postgres' && !prepared ? postgresPrograms() : undefined
    if (programs) cluster = await startPostgres(programs)
  }, 60_000)
  const copies: string[] = []
  afterAll(async () => {
    await cluster?.remove()
    if (prepared) await dropPostgresDatabases(prepared.url, copies)
  })
  return {
    newUrl: async () => {
      if (kind === 'sqlite') return undefined
      if (!prepared) return cluster?.newDatabase()
      const copy = await createPostgresDatabase(prepared.url, prepared.template)
      copies.push(copy)
      return copy
    },
    cluster: () => {
      if (!cluster) throw new Error('This suite has no PostgreSQL of its own.')
      return cluster
    },
  }
}
