import type { Translation } from '../current.ts'

export const party: Translation['party'] = {
  oneAdult: '1 પુખ્ત',
  countAdults: (count) => `${count} પુખ્ત`,
  oneChild: '1 બાળક',
  countChildren: (count) => `${count} બાળકો`,
  both: (adults, children) => `${adults} અને ${children}`,
  price: (price, people, rooms) => `${people}: ${rooms}માં ${price}`,
  atMost: (price, people, rooms) => `${people}: ${rooms}માં વધુમાં વધુ ${price}`,
  beforeTaxes: (price) => `${price}, ટૅક્સ પહેલાં`,
  withGst: (price) => `${price}, GST સામેલ`,
  onRequest: (people) => `${people}: કિંમત પૂછવાથી`,
  oneRoom: '1 રૂમ',
  countRooms: (count) => `${count} રૂમ`,
}
