import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { encode } from './encodings.ts'
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
