import type { RouteMap as Routes } from '../../../catalogue/route-map.ts'
import { packageText } from '../../../language/package.ts'
import { RouteWithStops } from './route-with-stops.tsx'

/** The route of one package on the map of its destination, and the same as a list. */
export function PackageRoute({ slug, title, map }: { slug: string; title: string; map: Routes }) {
  const t = packageText()
  return (
    <section aria-labelledby="route-map">
      <h2 id="route-map">{t.route}</h2>
      <RouteWithStops slug={slug} map={map} label={t.mapOf(title)} />
    </section>
  )
}
