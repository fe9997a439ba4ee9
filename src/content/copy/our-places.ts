import type { OurPlace } from '../../contract/copy.ts'

/**
 * "Destinations we work in": eight destinations of the catalogue, in the row that the specification plans for eight logos (spec
 * 1 §2).
 */
export const ourPlaces: OurPlace[] = [
  { name: 'Bali', destination: 'bali', picture: 'temple-bali' },
  { name: 'Dubai', destination: 'dubai', picture: 'desert-dubai' },
  { name: 'Singapore', destination: 'singapore', picture: 'garden-singapore' },
  { name: 'Vietnam', destination: 'vietnam', picture: 'old-town-vietnam' },
  { name: 'Kerala', destination: 'kerala', picture: 'tea-garden-kerala' },
  { name: 'Maldives', destination: 'maldives', picture: 'scuba-maldives' },
  { name: 'Ladakh', destination: 'ladakh', picture: 'monastery-ladakh' },
  { name: 'Turkey', destination: 'turkey', picture: 'mosque-turkey' },
]
