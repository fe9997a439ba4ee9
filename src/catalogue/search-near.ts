import { THEMES, type Theme } from '../contract/themes.ts'
import type { Places } from './search-places.ts'

const NEAR: ReadonlySet<string> = new Set(['near'])
const LIKE: ReadonlySet<string> = new Set(['like', 'similar', 'mini'])
/** `I like Goa` compares nothing. */
const WHO_LIKES: ReadonlySet<string> = new Set('i we would you they id also really dont do'.split(' '))
const BETWEEN: ReadonlySet<string> = new Set(['to', 'the'])
/** Themes of a landscape, by which one place is like another. */
const LANDSCAPES: readonly Theme[] = THEMES.filter((theme) => theme === 'beach' || theme === 'nature')

/**
 * Replaces a place that is only compared with, in words in which each place is one word: `near` or `like` a place that is not
 * sold is any of those named instead of it, `like` one that is sold is another place with the same landscape.
 */
export function readComparisons(words: readonly string[], places: Places): string[] {
  const read: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    let target = at + 1
    while (BETWEEN.has(words[target] ?? '')) target++
    const isLike = LIKE.has(word) && !WHO_LIKES.has(words[at - 1] ?? '')
    const ahead = isLike || NEAR.has(word) ? alike(words[target] ?? '', isLike, places) : undefined
    if (ahead) {
      read.push(...ahead)
      at = target
      continue
    }
    // `switzerland jaisi`, `gujarat ke paas`
    const after = words[at + 1] ?? ''
    const behind =
      after === 'similar' || NEAR.has(after) ? alike(word, after === 'similar', places) : undefined
    if (behind && !NEAR.has(words[at + 2] ?? '')) {
      read.push(...behind)
      at++
      continue
    }
    read.push(word)
  }
  return read
}

function alike(name: string, isLike: boolean, { sold, unsold }: Places): string[] | undefined {
  const other = unsold.get(name)
  if (other) return other.instead.flatMap((slug, at) => (at === 0 ? [slug] : ['or', slug]))
  const place = sold.get(name)
  if (!place) return undefined
  return isLike ? ['not', name, ...LANDSCAPES.filter((theme) => place.themes.has(theme))] : [name]
}
