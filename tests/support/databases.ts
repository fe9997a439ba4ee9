import { afterAll, beforeAll } from 'vitest'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The databases there are to test on: SQLite always, PostgreSQL where it is installed. */
export function databaseKinds(): DatabaseKind[] {
  return postgresPrograms() ? ['sqlite', 'postgres'] : ['sqlite']
}

/** Starts a PostgreSQL for the suite that calls this, if it is about that; answers how to get an address of a new database. */
export function useDatabase(
  kind: DatabaseKind,
  port: number,
): { newUrl: () => Promise<string | undefined>; cluster: () => Postgres } {
  let postgres: Postgres | undefined
  beforeAll(async () => {
    const programs = kind === 'postgres' ? postgresPrograms() : undefined
    if (programs) postgres = await startPostgres(programs, port)
  }, 60_000)
  afterAll(() => postgres?.remove())
  return {
    newUrl: async () => postgres?.newDatabase(),
    cluster: () => {
      if (!postgres) throw new Error('This suite has no PostgreSQL.')
      return postgres
    },
  }
}
