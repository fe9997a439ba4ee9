import * as v from 'valibot'
import { leadDestinations } from '../../../contract/enquiry.ts'
import { request } from '../../ui/staff-api.ts'

const CatalogueSchema = v.object({ destinations: v.array(v.object({ name: v.string() })) })

/** Names of all destinations that leads can have: those of the catalogue and of the forms. */
export async function destinationNames(): Promise<string[]> {
  const { destinations } = v.parse(CatalogueSchema, await request('GET', '/api/catalogue'))
  return leadDestinations(destinations.map(({ name }) => name)).sort()
}
