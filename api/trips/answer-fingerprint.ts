import { createHmac } from 'node:crypto'
import type { TripAnswer } from '../../src/contract/quotation.ts'

/** 132 bits: collisions are practically impossible. */
const LENGTH = 22

/** The input of a fingerprint: the validated answer, and its words as they were posted. */
export type FingerprintedAnswer = {
  quotationSeq: number
  answer: Pick<TripAnswer, 'version' | 'answer'>
  words: unknown
}

/** The version for new answers; a later one is introduced over two releases, as for enquiries (`intake/fingerprint.ts`). */
export const ANSWER_FINGERPRINT_VERSION = 1

/**
 * The content that each version hashes. A released version is never changed, because stored answers are compared by the
 * version they were stored with; it normalises the posted words itself, so that validation may change.
 */
const CONTENT: Record<number, (of: FingerprintedAnswer) => unknown[]> = {
  1: ({ quotationSeq, answer: { version, answer }, words }) => [
    'answer',
    quotationSeq,
    version,
    answer,
    String(words ?? '')
      .trim()
      .normalize('NFC')
      .replace(/\s+/g, ' '),
  ],
}

/**
 * The keyed hash of an answer's content; undefined for an unknown version. Keyed, because it is kept after an erasure, and a
 * short text could be found by trying.
 */
export function answerFingerprintOf(
  version: number,
  of: FingerprintedAnswer,
  key: string,
): string | undefined {
  const content = CONTENT[version]?.(of)
  return (
    content && createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url').slice(0, LENGTH)
  )
}
