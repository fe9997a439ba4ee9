import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type HostileProxy, type HostileProxyOptions, startHostileProxy } from './hostile-proxy.ts'
import { freePort } from './receivers.ts'
import { startServer, type TestServer } from './server.ts'
import type { Screen, Tab } from './traveller.ts'

/** A lead in the server's database. */
export interface StoredLead {
  id: string
  contact: string
  reference: string
  quarantine: string | null
}

/** The real, built site on a real server, behind a proxy that misbehaves as configured. */
export interface RealSite {
  /** The proxy's URL, which travellers open. */
  url: string
  proxy: HostileProxy
  server: TestServer
  /** A contact number that no other enquiry of this site has. */
  newContact(): string
  /** All leads in the database, read without the server. */
  leads(): Omit<StoredLead, 'reference'>[]
  /** Fails unless what the screen says about this enquiry is true at this moment. */
  expectTrue(screen: Screen, contact: string, tab?: Tab): Promise<void>
  close(): Promise<void>
}

const SENT = /successfully sent/i
const NOT_SENT = /has not been sent yet|do not have it yet/i
const SAVED = /saved on this (phone|device)/i

/** Starts the server and the proxy in front of it. Needs the build. */
export async function startRealSite({
  env,
  ...options
}: HostileProxyOptions & { env?: Record<string, string> } = {}): Promise<RealSite> {
  let server: TestServer | undefined
  const proxy = await startHostileProxy(() => server?.url ?? '', options)
  server = await startServer({
    port: await freePort(),
    env: { PUBLIC_URL: proxy.url, TRUST_PROXY: '1', ...env },
  })
  const { dataDir, stop } = server
  const file = new Sqlite(join(dataDir, 'marigold.sqlite'), { readonly: true })
  const leads = () =>
    file.prepare('select id, contact, quarantine from lead order by seq').all() as StoredLead[]
  let contacts = 9_000_000_000 + Math.floor(Math.random() * 900_000_000)
  return {
    url: proxy.url,
    proxy,
    server,
    newContact: () => String(++contacts),
    leads,
    async expectTrue(screen, contact, tab) {
      const isStored = leads().some((lead) => lead.contact === contact)
      if (SENT.test(screen.text) && !isStored) throw new Error(`"Sent" is not true: ${screen.text}`)
      if (NOT_SENT.test(screen.text) && isStored) throw new Error(`"Not sent" is not true: ${screen.text}`)
      if (SAVED.test(screen.text) && !isStored && tab && !(await keptContacts(tab)).includes(contact))
        throw new Error(`"Saved" is not true: ${screen.text}`)
    },
    async close() {
      file.close()
      await proxy.close()
      await stop()
    },
  }
}

/** Contact numbers of the unsent enquiries in this browser's database, read without the app. */
export function keptContacts(tab: Tab): Promise<string[]> {
  return tab.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      if (!db.objectStoreNames.contains('entries')) return db.close(), resolve([])
      const all = db.transaction('entries').objectStore('entries').getAll()
      all.onsuccess = () => {
        db.close()
        resolve(all.result.filter((entry) => entry.state !== 'sent').map((entry) => entry.body.contact))
      }
      all.onerror = () => reject(all.error)
    }
  })`)
}
