import * as v from 'valibot'
import { ENQUIRY_DESTINATIONS, FLIGHT_TO } from '../../../contract/enquiry.ts'
import { request } from '../../ui/staff-api.ts'

const CatalogueSchema = v.object({ destinations: v.array(v.object({ name: v.string() })) })

/** Names of all destinations that leads can have: those of the catalogue and of the forms. */
export async function destinationNames(): Promise<string[]> {
  const { destinations } = v.parse(CatalogueSchema, await request('GET', '/api/catalogue'))
  const names = [...destinations.map(({ name }) => name), ...ENQUIRY_DESTINATIONS, ...FLIGHT_TO]
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].sort()
}
