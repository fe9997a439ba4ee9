/** A valid record in the legacy format (spec 2 §3): three nights, four days. */
export function legacyRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    packageId: 'S04390',
    packageName: 'Pattaya and Bangkok Getaway',
    totalGuests: 2,
    nights: 3,
    days: 4,
    theme: 'Mumbai',
    destinationCovered: 'Pattaya-2N -- Bangkok-1N',
    highlights: ['Coral Island by speedboat', 'Chao Phraya dinner cruise'],
    includes: [
      { name: 'Sightseeing', icon: '/static/media/sightseeing.svg' },
      { name: 'Hotel', icon: '/static/media/hotel.svg' },
    ],
    totalPackagePrice: 'INR ₹49,399/- Onwards',
    pricePerAdult: 'INR ₹24,700/-',
    packageImage: 'doi-suthep-thailand',
    itinerary: [
      { 'Day 1: Arrival in Pattaya': ['Meet the driver at Suvarnabhumi.', 'Two hours by road to Pattaya.'] },
      { 'Day 2: Coral Island': ['A speedboat to Coral Island, back by four.'] },
      { 'Day 3: To Bangkok': ['By road to Bangkok; a dinner cruise on the river.'] },
      { 'Day 4: Departure': ['To the airport three hours before the flight.'] },
    ],
    inclusions: ['Three nights with breakfast', 'Transfers'],
    exclusions: ['Flights', 'Visa'],
    overviewData: { title: 'Package Overview', content: 'Beach first, city after.' },
    country: 'Thailand',
    tableData: {
      tab1: [
        { city: 'Pattaya', star3: 'Sea Lane Hotel\\Palm Court or similar', star4: 'Bay View or similar' },
        { city: 'Bangkok', star3: 'Canal House or similar' },
      ],
    },
    ...changes,
  }
}

/** Itinerary days with these titles, each with a different paragraph about Pattaya. */
export function legacyDays(...titles: string[]): Record<string, string[]>[] {
  return titles.map((title, at) => ({ [title]: [`Pattaya, paragraph number ${at + 1}.`] }))
}
