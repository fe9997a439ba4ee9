import { Hono } from 'hono'
import { packagePath } from '../../src/catalogue/packages.ts'
import { articles } from '../../src/content/copy/blogs.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { addressIn, LANGUAGES } from '../../src/contract/languages.ts'
import { encode, sendEncoded } from '../http/encodings.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { perVersion } from './per-version.ts'

/** Brotli's quality, which is quick and small enough for what search engines read. */
const QUALITY = 5

/** Pages that are not derived from the catalogue. */
const PAGES = [
  '/',
  '/aboutus',
  '/contact',
  '/faqs',
  '/payments',
  '/themes',
  '/family',
  '/honeymoon',
  '/packages',
  '/destinations',
  '/trip-planner',
  '/blogs',
  '/video',
  '/landingpage',
  '/FlightForm',
  '/terms-conditions',
  '/privacy-policy',
  '/cancellation-policy',
]

/** `/robots.txt` and `/sitemap.xml`. */
export function createSitemap({ catalogue, origin }: { catalogue: CatalogueStore; origin: string }) {
  const unlisted = LANGUAGES.map((language) => `Disallow: ${addressIn(language, '/enquiries')}\n`).join('')
  const sitemap = perVersion(catalogue, (current) => encode(sitemapOf(current, origin), QUALITY))
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n${unlisted}Sitemap: ${origin}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', async (c) => {
      const { version, result } = await sitemap()
      const headers = { 'Content-Type': 'application/xml; charset=utf-8' }
      return sendEncoded(c.req.raw, result, { version, headers })
    })
}

function sitemapOf({ destinations, packages }: Catalogue, origin: string): string {
  const paths = [
    ...PAGES,
    ...destinations.map(({ slug }) => `/${slug}`),
    ...packages.map(packagePath),
    ...articles.map(({ slug }) => `/blogs/${slug}`),
  ]
  const urls = paths.flatMap((path) => urlsOf(path, origin))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

// A page in each language, each naming all of them.
function urlsOf(path: string, origin: string): string[] {
  const urls = LANGUAGES.map((language) => [language, escapeXml(origin + addressIn(language, path))] as const)
  const others = urls
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('')
  return urls.map(([, url]) => `<url><loc>${url}</loc>${others}</url>`)
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
