import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import type { NewSecret } from '../../src/contract/inbound-source.ts'
import { startApi } from '../../tests/support/api.ts'
import { listen } from '../listen.ts'

const PAGE = new URL('../../docs/inbound-leads.md', import.meta.url)

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

it('the example of docs/inbound-leads.md stores a lead once, as it stands', async () => {
  const api = await startApi({ secretsKey: 'k'.repeat(32) })
  const server = await listen({ host: 'localhost', port: 0, fetch: api.fetch, behindProxy: false })
  open.push(server.stop, api.close)
  const cookie = await api.signIn('owner')
  const made = await api.post('/api/inbound-sources', { slug: 'portal', kind: 'signed' }, { cookie })
  const { secret } = (await made.json()) as NewSecret
  const { secret: stored } = await api.database.kysely
    .selectFrom('inbound_secret')
    .select('secret')
    .executeTakeFirstOrThrow()
  expect(stored).toMatch(/^aes:/)

  const script = /```sh\n([\s\S]*?)```/.exec(await readFile(PAGE, 'utf8'))?.[1] ?? ''
  const env = { ...process.env, SECRET: secret, URL: `http://localhost:${server.port}/api/inbound/portal` }
  const run = async () => JSON.parse((await promisify(execFile)('sh', ['-c', script], { env })).stdout)
  const first = await run()
  expect(first).toMatchObject({ ok: true, replayed: false })
  expect(await run()).toEqual({ ...first, replayed: true })
})
