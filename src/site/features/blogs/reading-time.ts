import type { Article } from '../../../contract/copy.ts'

/** Average reading speed, words per minute. */
const WORDS_PER_MINUTE = 200

/** Reading time in whole minutes, at least one. */
export function readingMinutes({ sections }: Pick<Article, 'sections'>): number {
  const text = sections.flatMap(({ heading, paragraphs = [], points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ])
  return Math.max(1, Math.round(text.join(' ').split(/\s+/).length / WORDS_PER_MINUTE))
}
