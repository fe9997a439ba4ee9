export type PageHead = {
  title: string
  description: string
  /** Path of the page, for its canonical address. */
  path: string
  origin: string
  /** Name of the scene on its share image. */
  share?: string
  /** Search engines stay away: personal or empty pages. */
  hidden?: boolean
  /** Structured data (schema.org). */
  jsonLd?: object
}

/** Title, description, canonical address, share card and structured data of a page. */
export function pageHead({ title, description, path, origin, share = 'bali', hidden, jsonLd }: PageHead) {
  const url = origin + path
  const fullTitle = `${title} | Marigold Miles`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: `${origin}/art/${share}-share.jpg` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
    ],
    links: hidden ? [] : [{ rel: 'canonical', href: url }],
  }
}
