import { messagesOf } from './current.ts'

/** Who travels, and what they pay: of the family pages and the trip planner. */
export const party = {
  oneAdult: '1 adult',
  countAdults: (count: string) => `${count} adults`,
  oneChild: '1 child',
  countChildren: (count: string) => `${count} children`,
  both: (adults: string, children: string) => `${adults} and ${children}`,
  price: (price: string, people: string, rooms: string) => `${price} for ${people} in ${rooms}`,
  atMost: (price: string, people: string, rooms: string) => `At most ${price} for ${people} in ${rooms}`,
  beforeTaxes: (price: string) => `${price}, before taxes`,
  withGst: (price: string) => `${price}, GST included`,
  onRequest: (people: string) => `Price for ${people} on request`,
  oneRoom: '1 room',
  countRooms: (count: string) => `${count} rooms`,
}

/** The messages of {@link party} in the document's language. */
export const partyText = messagesOf('party', party)
