import type { Article } from '../../../contract/copy.ts'
import { readingMinutes } from './reading-time.ts'

/** The fields of an article that the list shows. */
export type Teaser = Pick<Article, 'slug' | 'title' | 'description' | 'picture' | 'published'> & {
  minutes: number
}

/** The list of articles, newest first. */
export async function loadTeasers(): Promise<Teaser[]> {
  const { articles } = await import('../../../content/copy/blogs.ts')
  return articles.map(teaserOf)
}

/** One article and the next one to read; `undefined` when no article has this slug. */
export async function loadArticle(
  slug: string,
): Promise<{ article: Article; minutes: number; next: Teaser } | undefined> {
  const { articles } = await import('../../../content/copy/blogs.ts')
  const index = articles.findIndex((article) => article.slug === slug.toLowerCase())
  const article = articles[index]
  const next = articles[(index + 1) % articles.length]
  if (!article || !next) return undefined
  return { article, minutes: readingMinutes(article), next: teaserOf(next) }
}

function teaserOf(article: Article): Teaser {
  const { slug, title, description, picture, published } = article
  return { slug, title, description, picture, published, minutes: readingMinutes(article) }
}
