import type { OurPlace } from '../../contract/copy.ts'

/** "Destinations we work in": eight places of the catalogue, in the row that the client planned for eight logos (spec 1 §2). */
export const ourPlaces: OurPlace[] = [
  { name: 'Bali', destination: 'bali' },
  { name: 'Dubai', destination: 'dubai' },
  { name: 'Singapore', destination: 'singapore' },
  { name: 'Vietnam', destination: 'vietnam' },
  { name: 'Kerala', destination: 'kerala' },
  { name: 'Maldives', destination: 'maldives' },
  { name: 'Ladakh', destination: 'ladakh' },
  { name: 'Turkey', destination: 'turkey' },
]
