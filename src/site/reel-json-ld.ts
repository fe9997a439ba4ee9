import type { Reel } from '../contract/copy.ts'
import { jsonLdGraph } from './json-ld.ts'

/** Structured data of a reel for search engines. */
export function reelJsonLd(origin: string, reel: Reel): object {
  return jsonLdGraph({
    '@type': 'VideoObject',
    name: reel.title,
    description: reel.description,
    thumbnailUrl: origin + reel.poster,
    contentUrl: origin + reel.video,
    keywords: reel.tags.join(', '),
  })
}
