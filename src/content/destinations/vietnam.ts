import type { Destination } from '../../contract/catalogue.ts'

/** Vietnam, from Hanoi to Phu Quoc. */
export const vietnam: Destination = {
  slug: 'vietnam',
  name: 'Vietnam',
  country: 'Vietnam',
  region: 'international',
  banner: {
    picture: 'vietnam',
    title: 'Ha Long Bay, old towns and beaches',
    description:
      'Sleep on a boat among the limestone islands of Ha Long, cycle to a herb village near Hoi An, and swim on Phu Quoc.',
  },
  aliases: ['viet-nam', 'viet nam'],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3, 4],
  season:
    'November to April suits most of the country: dry in the south, cool in the north. The centre is best from February to August.',
  visa: 'Indian passport holders usually need an e-visa, applied for online, about USD 25 for a single entry; check the present rules before you book.',
  currency: 'Vietnamese dong (VND); carry cash for markets, cards work in hotels and malls.',
  thingsToDo: [
    { name: 'Sleep on a boat in Ha Long Bay', picture: 'cruise-vietnam' },
    { name: 'Row a round basket boat through the palms of Cam Thanh', picture: 'kayak-vietnam' },
    { name: 'Get clothes stitched in Hoi An’s old town', picture: 'old-town-vietnam' },
    { name: 'Walk the rice terraces of the Muong Hoa valley', picture: 'rice-terrace-vietnam' },
    { name: 'Take the cable car to Hon Thom', picture: 'cable-car-vietnam' },
    { name: 'Try the street food of Hanoi', picture: 'street-food-vietnam' },
    { name: 'Crawl through part of the Cu Chi tunnels', picture: 'cave-vietnam' },
    { name: 'Relax on Sao beach on Phu Quoc', picture: 'beach-vietnam' },
  ],
  neighbours: ['thailand', 'hongkong', 'singapore', 'malaysia'],
  cities: [
    { name: 'Hanoi', lat: 21.03, lon: 105.85 },
    { name: 'Ha Long Bay', lat: 20.9, lon: 107.08 },
    { name: 'Sapa', lat: 22.34, lon: 103.84 },
    { name: 'Ninh Binh', lat: 20.25, lon: 105.97 },
    { name: 'Hue', lat: 16.46, lon: 107.59 },
    { name: 'Da Nang', lat: 16.06, lon: 108.21 },
    { name: 'Hoi An', lat: 15.88, lon: 108.33 },
    { name: 'Ho Chi Minh City', lat: 10.78, lon: 106.7 },
    { name: 'Phu Quoc', lat: 10.22, lon: 103.96 },
  ],
}
