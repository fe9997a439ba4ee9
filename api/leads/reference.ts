import { createHash } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U to misread or take offence at. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const HALF_BITS = 20
const HALF_MASK = (1 << HALF_BITS) - 1
const ROUNDS = 6

/** What staff and travellers call a lead: `MM-7K3F9QXD`. */
export type References = {
  of: (seq: number) => string
  /** The number behind a reference as people type it, `undefined` when it is none. */
  seqOf: (typed: string) => number | undefined
}

/**
 * References are the order of arrival (up to 2^40), shuffled by a keyed Feistel network: two leads can never share one,
 * no index is needed to find or to keep them apart, and nobody can count a competitor's leads by sending two.
 */
export function createReferences(secret: string): References {
  const digest = createHash('sha256').update(`reference:${secret}`).digest()
  const keys = Array.from({ length: ROUNDS }, (_, round) => digest.readUInt32LE(round * 4))

  const mix = (half: number, key: number): number => {
    let h = Math.imul(half ^ key, 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca77)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae3d)
    return (h ^ (h >>> 16)) & HALF_MASK
  }

  const shuffle = (value: number, roundKeys: number[]): number => {
    let left = Math.floor(value / 2 ** HALF_BITS)
    let right = value % 2 ** HALF_BITS
    for (const key of roundKeys) [left, right] = [right, left ^ mix(right, key)]
    // Halves swapped at the end, so that the same walk with the keys reversed leads back.
    return right * 2 ** HALF_BITS + left
  }

  const backwards = keys.toReversed()
  return {
    of: (seq) => `MM-${encode(shuffle(seq, keys))}`,
    seqOf: (typed) => {
      const value = decode(typed)
      return value === undefined ? undefined : shuffle(value, backwards)
    },
  }
}

function encode(value: number): string {
  let text = ''
  for (let rest = value, i = 0; i < LENGTH; i++, rest = Math.floor(rest / 32))
    text = ALPHABET[rest % 32] + text
  return text
}

function decode(typed: string): number | undefined {
  const text = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^MM(?=.{8}$)/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (text.length !== LENGTH) return undefined
  let value = 0
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit === -1) return undefined
    value = value * 32 + digit
  }
  return value
}
