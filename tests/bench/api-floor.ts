// The least a server can do and still keep its word: bare node:http and better-sqlite3, one table, group commit, WAL with
// every commit on disk. No rules, no limits, no logs, no headers. What the real server is measured against.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { reportUsage } from './usage.ts'

const db = new Sqlite(join(process.env.DATA_DIR ?? '.', 'floor.sqlite'))
db.pragma('journal_mode = WAL')
db.exec(
  'create table if not exists lead (seq integer primary key, id text not null unique, received_at text, body text)',
)
db.pragma('synchronous = FULL')
if (db.pragma('synchronous', { simple: true }) !== 2) throw new Error('not durable')

const insert = db.prepare('insert into lead (id, received_at, body) values (?, ?, ?) on conflict do nothing')
type Waiting = { id: string; body: string; at: string; done: () => void }
let waiting: Waiting[] = []

const commit = db.transaction((batch: Waiting[]) => {
  for (const { id, at, body } of batch) insert.run(id, at, body)
})

function flush(): void {
  const batch = waiting
  waiting = []
  commit(batch)
  for (const { done } of batch) done()
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', () => {
    JSON.parse(body)
    const id = String(request.headers['idempotency-key'] ?? randomUUID())
    const at = new Date().toISOString()
    if (waiting.length === 0) setImmediate(flush)
    const done = () => {
      const receipt = JSON.stringify({ ok: true, id, reference: id, receivedAt: at, replayed: false })
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': receipt.length })
      response.end(receipt)
    }
    waiting.push({ id, body, at, done })
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
reportUsage()
