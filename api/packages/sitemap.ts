import { Hono } from 'hono'
import { packagePath } from '../../src/catalogue/packages.ts'
import { articles } from '../../src/content/copy/blogs.ts'
import { addressIn, LANGUAGES } from '../../src/contract/languages.ts'
import type { CatalogueStore } from './catalogue-store.ts'

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
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n${unlisted}Sitemap: ${origin}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', (c) => {
      const { destinations, packages } = catalogue.current()
      const paths = [
        ...PAGES,
        ...destinations.map(({ slug }) => `/${slug}`),
        ...packages.map(packagePath),
        ...articles.map(({ slug }) => `/blogs/${slug}`),
      ]
      const urls = paths.flatMap((path) => urlsOf(path, origin))
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
      return c.body(xml, 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      })
    })
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
