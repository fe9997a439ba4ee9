import { Hono } from 'hono'
import { packagePath } from '../../src/catalogue/packages.ts'
import { articles } from '../../src/content/copy/blogs.ts'
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
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /enquiries\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    )
    .get('/sitemap.xml', (c) => {
      const { destinations, packages } = catalogue.current()
      const paths = [
        ...PAGES,
        ...destinations.map(({ slug }) => `/${slug}`),
        ...packages.map(packagePath),
        ...articles.map(({ slug }) => `/blogs/${slug}`),
      ]
      const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
      return c.body(xml, 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      })
    })
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
