import type { Package } from '../../contract/catalogue.ts'
import { EUROPE_CITY_TAX, SCHENGEN_VISA } from '../charges.ts'

export const europe3: Package = {
  key: 'europe3',
  packageId: 'S05221',
  destination: 'europe',
  packageName: 'Europe Grand Tour from Amsterdam to Rome',
  totalGuests: 2,
  nights: 12,
  days: 13,
  theme: 'Mumbai',
  destinationCovered: 'Amsterdam-2N -- Paris-2N -- Lucerne-2N -- Venice-2N -- Florence-2N -- Rome-2N',
  highlights: [
    'Four countries in thirteen days, overland all the way',
    'Canals of Amsterdam and the tulips of Keukenhof in season',
    'Paris by day and by river',
    'Mount Pilatus and a steamer on Lake Lucerne',
    'Venice, Florence and Rome with skip-the-line tickets',
    'No stay shorter than two nights',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 489999,
  packageImage: 'colosseum-europe',
  overview:
    'From Amsterdam to Rome in one direction, always by daytime train and with two nights at each stop. Tickets for the famous museums are booked by the hour, and the evenings are free.',
  itinerary: [
    {
      title: 'Amsterdam and its canals',
      activities: [
        'Land at Schiphol; the city is 20 minutes away. Drop bags and walk the Jordaan’s bridges.',
        'Late in the day an hour in a canal boat, low enough to look into the houseboats.',
      ],
    },
    {
      title: 'Tulips or windmills',
      activities: [
        'From about 20 March to 10 May spend the morning at Keukenhof, seven million bulbs under beech trees. At other times see the windmills and cheese makers of Zaanse Schans.',
        'Afternoon at the Rijksmuseum with Rembrandt’s Night Watch; the Van Gogh Museum is on the same lawn.',
      ],
    },
    {
      title: 'Eurostar to Paris',
      activities: [
        'Three hours and twenty minutes from centre to centre, through Rotterdam, Antwerp and Brussels.',
        'From the terrace of Trocadéro watch the Eiffel Tower light up, then go up to its second floor.',
      ],
    },
    {
      title: 'One full day in Paris',
      activities: [
        'The Louvre’s great works in two guided hours, or Orsay on a Tuesday.',
        'Walk through the Tuileries to Concorde; rest; see the inside of the Opéra Garnier or the roof of Galeries Lafayette, which costs nothing.',
        'Evening cruise past Notre-Dame.',
      ],
    },
    {
      title: 'Across the border to Lucerne',
      activities: [
        'TGV to Basel and a connecting train to Lucerne, four and a half hours in all.',
        'An evening round of the Chapel Bridge and the Musegg Wall, whose towers are open in summer.',
      ],
    },
    {
      title: 'Golden round trip to Pilatus',
      activities: [
        'Steamer across the lake to Alpnachstad and the world’s steepest cogwheel railway, up to 48 per cent, to Pilatus Kulm at 2,073 metres.',
        'Down by cable car and gondola to Kriens and back by bus. From December to April, when the cogwheel railway is closed, we go up and down by cable car.',
      ],
    },
    {
      title: 'Gotthard line to Venice',
      activities: [
        'A travelling day of about six hours: Lucerne to Milan under the Gotthard and along Lake Lugano, change, and Milan to Venice.',
        'The train crosses the lagoon. Take the vaporetto down the Grand Canal to your hotel.',
      ],
    },
    {
      title: 'San Marco, Murano and Burano',
      activities: [
        'Enter the Doge’s Palace and walk the Bridge of Sighs, then see the gold mosaics of St Mark’s.',
        'Public boat to Murano for glass blowing and to Burano, with lace and houses in forty colours.',
        'After dinner walk through the lanes; yellow signs show the way back to Rialto.',
      ],
    },
    {
      title: 'Into Tuscany',
      activities: [
        'Fast train to Florence in a little over two hours.',
        'See the marble Duomo and Baptistery, cross Ponte Vecchio and go up to Piazzale Michelangelo for sunset.',
      ],
    },
    {
      title: 'Florence and the leaning tower',
      activities: [
        'Michelangelo’s David in the Accademia at opening time (closed on Mondays, when we visit the day before).',
        'Train to Pisa in an hour for the field of miracles; book ahead if you want to climb the tower.',
        'Back for gelato and the leather stalls of San Lorenzo.',
      ],
    },
    {
      title: 'Ancient Rome',
      activities: [
        'An hour and a half by Frecciarossa. In the afternoon the Colosseum, Forum and Palatine on one timed ticket.',
        'Evening walk from the Pantheon to Piazza Navona.',
      ],
    },
    {
      title: 'Vatican and the fountains',
      activities: [
        'Vatican Museums, Sistine Chapel and St Peter’s, with shoulders and knees covered. The museums close on most Sundays; the two Rome days change places then.',
        'Throw your coin in the Trevi Fountain and see the Spanish Steps (eating on them is not allowed).',
        'A farewell dinner in Trastevere.',
      ],
    },
    {
      title: 'Flight home from Rome',
      activities: [
        'With a late flight you have time for a last coffee in the city.',
        'Transfer to Fiumicino, about 45 minutes, and fly to Mumbai.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Amsterdam and Rome – Mumbai',
    'Twelve nights in the cities listed, double room',
    'Daily breakfast, and a farewell dinner in Rome',
    'All trains, second class, with reserved seats where they exist',
    'Airport transfers, vaporetto tickets and canal boat',
    'Eiffel Tower, Louvre, Pilatus, Doge’s Palace, Accademia, Colosseum and Vatican tickets',
    'Local guides in Paris, Venice and Rome',
    'Help with the Schengen visa file',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches, and dinners not mentioned',
    'Climbing the tower of Pisa, and museums not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Luggage help at stations, tips and personal expenses',
  ],
  gst: 'extra',
  charges: [SCHENGEN_VISA, EUROPE_CITY_TAX],
  hotels: [
    { city: 'Amsterdam', star4: ['Nine Gables Hotel'], star5: ['Herring Quay House'] },
    {
      city: 'Paris',
      star4: ['Canal and Chestnut Hotel', 'Rive Lanterne Hotel'],
      star5: ['Maison des Tilleuls'],
    },
    { city: 'Lucerne', star4: ['Wooden Bridge Hotel Lucerne'], star5: ['Lakefront Lion Hotel'] },
    { city: 'Venice', star4: ['Ca’ Lanterna', 'Campo delle Rose Hotel'], star5: ['Palazzo Alba Lagoon'] },
    { city: 'Florence', star4: ['Oltrarno Cypress Hotel'], star5: ['Lily Tower Residence'] },
    { city: 'Rome', star4: ['Umbrella Pine Hotel', 'Via dei Limoni Hotel'], star5: ['Seven Hills Terrace'] },
  ],
  country: 'Netherlands, France, Switzerland and Italy',
  tags: ['family', 'honeymoon'],
  months: [4, 5, 6, 9, 10],
}
