import { CompiledQuery, type Dialect, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log.ts'

const INT8 = 20

/** How long a query may take, ms. */
const QUERY_MS = 6_000
/** How much later a query without an answer fails, ms. */
const UNANSWERED_MS = 2_000
/** The message of pg about such a query. */
const UNANSWERED = 'Query read timeout'

/**
 * Connections with time limits, so that an unavailable database causes an error within seconds; `queryMs: null` for an
 * update of the database, which may take long, or wait for another process that does it.
 */
export function postgresPool(url: string, log: Logger, queryMs: number | null = QUERY_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3000,
    ...(queryMs !== null && { query_timeout: queryMs + UNANSWERED_MS, statement_timeout: queryMs }),
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    // pg returns int8, the type of count(*) and sum(), as text.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // Without these handlers a broken connection would end the process. A running query rejects by itself.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (err) => log.warn({ err }, 'a database connection broke'))
    endWhereUnanswered(client as pg.Client)
  })
  return pool
}

// The pool would use the connection again: with a server that is gone without a word, every query on it waits until the network
// gives it up, which takes a quarter of an hour.
function endWhereUnanswered(client: pg.Client): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const answer = query(...given)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === UNANSWERED) client.end().catch(() => {})
      })
    return answer
  }
  client.query = watched as typeof client.query
}

/** Kysely's PostgreSQL dialect; `destroy` ends the pool. */
export function postgresDialect(pool: PostgresPool): Dialect {
  return new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'))
    },
  })
}
