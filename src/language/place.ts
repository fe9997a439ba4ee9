import { messagesOf } from './current.ts'

/** The page of a destination, what the family pages share with it, and the first screen of a package. */
export const place = {
  escape: 'Escape to',
  headTitle: (name: string) => `${name} holiday packages`,
  onePackageFrom: (price: string) => `One package from ${price} for two`,
  packagesFrom: (count: string, price: string) => `${count} packages from ${price} for two`,
  whyUs: 'Why travellers choose us',
  rating: (rating: string) => `${rating} rating`,
  travellers: (count: string) => `${count} travellers`,
  customised: (share: string) => `${share} customised trips`,
  visaSuccess: (share: string) => `${share} visa success rate`,
  concierge: (hours: string) => `${hours} concierge`,
  packages: (name: string) => `${name} Packages`,
  withoutFlights: '(Excluding Flights)',
  onwards: (price: string) => `${price} onwards, for two`,
  viewItinerary: 'View itinerary',
  enquire: 'Enquire',
  toDo: (name: string) => `Things to do in ${name}`,
  routes: (name: string) => `Routes of our ${name} trips`,
  mapOf: (name: string) => `Map of ${name} with the route of each package`,
  routeShown: 'Route shown on the map',
  allRoutes: 'All routes',
  itinerary: 'Itinerary',
  nightsDaysShort: (nights: string, days: string) => `${nights}N/${days}D`,
  goodToKnow: (name: string) => `Good to know about ${name}`,
  bestTime: 'Best time to go',
  months: 'Months',
  good: 'good',
  visa: 'Visa',
  money: 'Money',
  neighbours: 'Travellers also look at',
  styleTitle: 'Choose Your Travel Style',
  styleLabel: 'Travel styles',
  styles: {
    Family: 'Family',
    Group: 'Group',
    Honeymoon: 'Honeymoon',
    Adventure: 'Adventure',
    Beach: 'Beach',
    Couple: 'Couple',
  },
  styleTrip: (style: string) => `${style} trip`,
  startingFrom: (price: string) => `Starting from ${price} for two`,
  unknownHead: 'Destination not found',
  unknown: 'No data available for this location.',
  unknownText:
    'The address may be wrong, or we do not offer this destination yet. Tell us where you want to go, and we check what we can arrange.',
  askUs: 'Ask us',
}

/** The messages of {@link place} in the document's language. */
export const placeText = messagesOf('place', place)
