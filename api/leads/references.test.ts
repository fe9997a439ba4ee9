import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReferences } from './reference.ts'

const references = createReferences('a secret')

describe('references', () => {
  it('are unique and convert back to the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 - 1 }), (seq) => {
        const reference = references.of(seq)
        expect(reference).toMatch(/^MM-[0-9A-HJKMNP-TV-Z]{8}$/)
        expect(references.seqOf(reference)).toBe(seq)
      }),
    )
    const many = new Set(Array.from({ length: 50_000 }, (_, seq) => references.of(seq + 1)))
    expect(many.size).toBe(50_000)
  })

  it('are accepted in every spelling', () => {
    const reference = references.of(1234)
    const body = reference.slice(3)
    for (const typed of [body, body.toLowerCase(), `mm ${body}`, ` MM-${body.slice(0, 4)} ${body.slice(4)} `])
      expect(references.seqOf(typed)).toBe(1234)
    expect(references.seqOf(body.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(1234)
    for (const other of ['', 'Asha Rao', 'MM-', 'MM-123', 'MM-UUUUUUUU'])
      expect(references.seqOf(other)).toBeUndefined()
  })

  it('do not reveal the number of leads', () => {
    const steps = new Set(Array.from({ length: 100 }, (_, i) => references.of(i + 1).slice(3, 7)))
    expect(steps.size).toBeGreaterThan(95)
    expect(createReferences('another secret').of(1)).not.toBe(references.of(1))
  })
})
