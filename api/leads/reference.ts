import { createHash } from 'node:crypto'

/** Crockford's base 32, without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const HALF_BITS = 20
const HALF_MASK = (1 << HALF_BITS) - 1
const ROUNDS = 6

/** The largest number of a lead: the column is a 32-bit integer. */
export const LARGEST_SEQ = 0x7fffffff

/** Converts between a lead's number and its reference: `MM-7K3F9QXD`. */
export type References = {
  of: (seq: number) => string
  /** The number of a typed reference; `undefined` for other text. */
  seqOf: (typed: string) => number | undefined
}

/**
 * A reference is the lead's number (up to 2^40), permuted by a keyed Feistel network: references are unique, need no index,
 * and do not reveal how many leads there are.
 */
export function createReferences(secret: string): References {
  const digest = createHash('sha256').update(`reference:${secret}`).digest()
  const keys = Array.from({ length: ROUNDS }, (_, round) => digest.readUInt32LE(round * 4))

  const round = (half: number, key: number): number => {
    let h = Math.imul(half ^ key, 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca77)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae3d)
    return (h ^ (h >>> 16)) & HALF_MASK
  }

  const permute = (value: number, roundKeys: number[]): number => {
    let left = Math.floor(value / 2 ** HALF_BITS)
    let right = value % 2 ** HALF_BITS
    for (const key of roundKeys) [left, right] = [right, left ^ round(right, key)]
    // The halves are swapped at the end, so that the same function with reversed keys is the inverse.
    return right * 2 ** HALF_BITS + left
  }

  const reversedKeys = keys.toReversed()
  return {
    of: (seq) => `MM-${encode(permute(seq, keys))}`,
    seqOf: (typed) => {
      const value = decode(typed)
      return value === undefined ? undefined : permute(value, reversedKeys)
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
