import { Hono } from 'hono'
import { findDestination } from '../../src/catalogue/destinations.ts'
import { findMovedPackage, packagePath } from '../../src/catalogue/packages.ts'
import { addressIn, splitLanguage } from '../../src/contract/languages.ts'
import type { CatalogueStore } from './catalogue-store.ts'

/** Redirects (301) a renamed package's former paths to its page, so that links and search results stay valid. */
export function createMovedPackages(catalogue: CatalogueStore) {
  const paths = ['/:destination/:packageName', '/:language{hi|gu}/:destination/:packageName']
  return new Hono().on(['GET', 'HEAD'], paths, (c, next) => {
    const current = catalogue.current()
    const { destination = '', packageName = '' }: Record<string, string> = c.req.param()
    const { language } = splitLanguage(c.req.path)
    const place = findDestination(current.destinations, destination)
    const moved = place && findMovedPackage(current, place.slug, packageName)
    if (!moved) return next()
    return c.redirect(addressIn(language, packagePath(moved)) + new URL(c.req.url).search, 301)
  })
}
