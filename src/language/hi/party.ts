import type { Translation } from '../current.ts'

export const party: Translation['party'] = {
  oneAdult: '1 वयस्क',
  countAdults: (count) => `${count} वयस्क`,
  oneChild: '1 बच्चा',
  countChildren: (count) => `${count} बच्चे`,
  both: (adults, children) => `${adults} और ${children}`,
  price: (price, people, rooms) => `${people}: ${rooms} में ${price}`,
  atMost: (price, people, rooms) => `${people}: ${rooms} में ज़्यादा से ज़्यादा ${price}`,
  beforeTaxes: (price) => `${price}, टैक्स से पहले`,
  withGst: (price) => `${price}, GST शामिल`,
  onRequest: (people) => `${people}: कीमत पूछने पर`,
  oneRoom: '1 कमरे',
  countRooms: (count) => `${count} कमरों`,
}
