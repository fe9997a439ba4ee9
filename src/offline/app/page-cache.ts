import { pauseDatabases, resumeDatabases } from '../../outbox/database.ts'

let isInstalled = false

/** Pauses the page's databases while the browser keeps it in its back/forward cache. */
export function pauseInPageCache(): void {
  if (isInstalled) return
  isInstalled = true
  addEventListener('pagehide', (event) => event.persisted && pauseDatabases())
  addEventListener('pageshow', resumeDatabases)
}
