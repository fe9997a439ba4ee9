import { CompiledQuery, type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log.ts'

const INT8 = 20

/** Kysely's PostgreSQL dialect with time limits: a database that is away is an error within seconds, never a hang. */
export function postgresDialect(url: string, log: Logger): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3000,
    query_timeout: 8000,
    statement_timeout: 6000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    // count(*) and sum() are int8, which pg hands over as text.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A connection that breaks, idle or at work, would otherwise end the process; whoever uses it is told by its query.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection broke'))
  pool.on('connect', (client) =>
    client.on('error', (err) => log.warn({ err }, 'a database connection broke')),
  )
  return new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'))
    },
  })
}
