import { messagesOf } from './current.ts'

/** A package's page: headings, prices and buttons. What the package itself says stays English. */
export const packagePage = {
  withTaxes: (price: string) => `${price} with taxes`,
  print: 'Print / save as PDF',
  overview: 'Package Overview',
  summary: 'Trip summary',
  duration: 'Duration',
  nightsDays: (nights: string, days: string) => `${nights} Nights / ${days} Days`,
  covered: 'Destination covered',
  country: 'Country',
  flights: 'Flights',
  seeItinerary: 'See the day-wise itinerary',
  includes: 'Tour Includes',
  why: 'Why Travel with Us',
  perAdult: 'Price per adult',
  aboutPerAdult: (each: string, both: string) => `About ${each} with two in a room, ${both} for both`,
  whatYouPay: 'What you pay, and to whom',
  panel: 'Price and help',
  startingFrom: 'Starting from',
  aboutEach: (price: string) => `about ${price} per person, two adults sharing a room`,
  emiFrom: (price: string) => `or EMI from ${price} a month`,
  howEmi: 'How EMI works',
  nightsStay: (nights: string) => `${nights} Nights Stay`,
  submitLoud: 'SUBMIT YOUR QUERY',
  submit: 'Submit your query',
  panelNote: 'For two guests in one room. We call you back; nothing is paid here.',
  help: 'Need Assistance',
  gstIncluded: 'For two, GST included',
  totalWithGst: (price: string, gst: string) => `${price} for two in total, with ${gst}% GST`,
  totalWithTcs: (price: string, tcs: string) => `${price} for two in total, with ${tcs}% TCS`,
  totalWithBoth: (price: string, gst: string, tcs: string) =>
    `${price} for two in total, with ${gst}% GST and ${tcs}% TCS`,
  route: 'The route',
  mapOf: (title: string) => `Map with the route of ${title}`,
  oneNight: '1 night',
  manyNights: (count: string) => `${count} nights`,
  withdrawn:
    'This package was removed from our site while this page was open. Ask us: we may still be able to arrange it.',
  missingHead: 'Package not found',
  faults: {
    url: 'Invalid URL',
    urlText: 'Destination or package name is missing in the URL.',
    destination: 'Invalid Destination',
    destinationText: 'The selected destination does not exist.',
    package: 'Package Not Found',
    packageText: 'The requested package does not exist. Please check the URL.',
  },
}

/** The messages of {@link packagePage} in the document's language. */
export const packageText = messagesOf('packagePage', packagePage)
