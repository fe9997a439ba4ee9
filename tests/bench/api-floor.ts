// The minimum that a server has to do to store leads durably: bare node:http and better-sqlite3, the same rows in the same
// tables, group commit, WAL with every commit on disk. It has no rules, limits, logs or headers, and does not detect replays.
// The real server is compared with it.
import { createServer } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { openDatabase } from '../../api/db/open.ts'
import { createLog } from '../../api/log.ts'
import { reportUsage } from './usage.ts'

const dataDir = process.env.DATA_DIR ?? '.'
await (await openDatabase({ dataDir, log: createLog('silent') })).close()
const db = new Sqlite(join(dataDir, 'marigold.sqlite'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec("insert into setting values ('floor', '')")
if (db.pragma('synchronous', { simple: true }) !== 2) throw new Error('not durable')

const lead =
  db.prepare(`insert into lead (id, fingerprint, kind, received_at, composed_at, consent, source_domain, name,
  contact, email, destination, fields) values (?, ?, 'long', ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`)
const event = db.prepare("insert into lead_event (lead_seq, type, at) values (?, 'received', ?)")
const notification = db.prepare(
  "insert into notification (lead_seq, topic, created_at) values (?, 'lead.received', ?)",
)

type Waiting = { id: string; body: string; at: string; done: () => void }
let waiting: Waiting[] = []

const commit = db.transaction((batch: Waiting[]) => {
  for (const { id, at, body } of batch) {
    const { composedAt, consent, sourceDomain, name, contact, email, destination, ...rest } = JSON.parse(body)
    const form = [name, contact, email, destination, JSON.stringify(rest)]
    const { lastInsertRowid } = lead.run(id, id.slice(0, 22), at, composedAt, consent, sourceDomain, ...form)
    event.run(lastInsertRowid, at)
    notification.run(lastInsertRowid, at)
  }
})

function flush(): void {
  const batch = waiting
  waiting = []
  commit.immediate(batch)
  for (const { done } of batch) done()
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', () => {
    const id = String(request.headers['idempotency-key'])
    const at = new Date().toISOString()
    const done = () => {
      const receipt = JSON.stringify({
        ok: true,
        id,
        reference: 'MM-00000000',
        receivedAt: at,
        replayed: false,
      })
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': receipt.length })
      response.end(receipt)
    }
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ id, body, at, done })
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
reportUsage()
