import { afterEach, beforeEach } from 'vitest'
import { startApi, type TestApi } from './api.ts'
import { type DatabaseKind, useDatabase } from './databases.ts'

/** Gives each test of the calling suite a server on a new database; the result is always the current test's server. */
export function useApi(kind: DatabaseKind): TestApi {
  const { newUrl } = useDatabase(kind)
  let current: TestApi
  beforeEach(async () => {
    const databaseUrl = await newUrl()
    current = await startApi(databaseUrl ? { databaseUrl } : {})
  })
  afterEach(() => current.close())
  return new Proxy({} as TestApi, { get: (_, name) => current[name as keyof TestApi] })
}
