import * as v from 'valibot'
import { request } from '../../features/staff/staff-api.ts'

const CatalogueSchema = v.object({ destinations: v.array(v.object({ name: v.string() })) })

/** Names of all destinations, as leads are about them. */
export async function destinationNames(): Promise<string[]> {
  const { destinations } = v.parse(CatalogueSchema, await request('GET', '/api/catalogue'))
  return destinations.map(({ name }) => name).sort()
}
