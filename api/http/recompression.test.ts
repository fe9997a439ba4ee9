import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { type Encoded, encode } from './encodings.ts'
import { createRecompression, SENT_BEFORE_RECOMPRESSION } from './recompression.ts'

it('compresses better what is sent often, once, and nothing else', async () => {
  const text = Array.from({ length: 3_000 }, (_, i) => `${i * i} enquiries`).join('\n')
  const [often, seldom] = [await encode(text, 5), await encode(text, 5)]
  const first = often.br
  const note = createRecompression(createLog('silent'))
  for (let i = 1; i < SENT_BEFORE_RECOMPRESSION; i++) for (const bodies of [often, seldom]) note(bodies)
  note(often)
  await expect.poll(() => often.br.byteLength).toBeLessThan(first.byteLength)
  expect(brotliDecompressSync(often.br).toString()).toBe(text)
  const best = often.br
  for (let i = 0; i < SENT_BEFORE_RECOMPRESSION; i++) note(often)
  // A later one would have run after this one.
  const last = await encode(text, 5)
  for (let i = 0; i < SENT_BEFORE_RECOMPRESSION; i++) note(last)
  await expect.poll(() => last.br.byteLength).toBe(best.byteLength)
  expect(often.br).toBe(best)
  expect(seldom.br.byteLength).toBe(first.byteLength)
})

it('lets a few bodies wait only, and takes one that was left out when it is sent often again', async () => {
  const note = createRecompression(createLog('silent'))
  const bodies = await Promise.all(Array.from({ length: 40 }, (_, i) => encode(`${i} enquiries`, 5)))
  const before = bodies.map(({ br }) => br)
  const done = () => bodies.filter(({ br }, i) => br !== before[i]).length
  const send = (body: Encoded | undefined) => {
    for (let i = 0; body && i < SENT_BEFORE_RECOMPRESSION; i++) note(body)
  }
  bodies.forEach(send)
  await expect.poll(done).toBe(20)
  const last = bodies.at(-1)
  send(last)
  await expect.poll(() => last?.br !== before.at(-1)).toBe(true)
  expect(done()).toBe(21)
})
