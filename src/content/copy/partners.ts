import type { Partner } from '../../contract/copy.ts'

/** Tourism Board Partners; the circles are invented, so none carries a real board's mark (spec 1 §2). */
export const partners: Partner[] = [
  { name: 'Visit Bali Circle', destination: 'bali' },
  { name: 'Gulf Sands Welcome', destination: 'dubai' },
  { name: 'Merlion City Travel Forum', destination: 'singapore' },
  { name: 'Nine Dragons Vietnam', destination: 'vietnam' },
  { name: 'Backwater Kerala Collective', destination: 'kerala' },
  { name: 'Atoll Hosts Maldives', destination: 'maldives' },
  { name: 'Roof of Ladakh Guild', destination: 'ladakh' },
  { name: 'Anatolia Travel House', destination: 'turkey' },
]
