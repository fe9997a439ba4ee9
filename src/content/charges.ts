import type { Charge } from '../contract/charges.ts'

/** Visas, levies, taxes and permits of the built-in packages. Rules and fees change: check each with its source before going live. */

/** The day this list was written. */
const checked = '2026-11-01'

const indonesianImmigration = 'Directorate General of Immigration, Indonesia'

export const BALI_LEVY: Charge = {
  kind: 'levy',
  name: 'International tourism levy',
  amount: { currency: 'IDR', from: 150_000, per: 'person' },
  paid: 'to the province of Bali, online or at the airport',
  source: 'Provincial Government of Bali',
  checked,
}
export const INDONESIA_VISA: Charge = {
  kind: 'visa',
  name: 'Visa on arrival',
  amount: { currency: 'USD', from: 35, per: 'person' },
  paid: 'to Indonesian immigration, online or on arrival',
  source: indonesianImmigration,
  checked,
}
export const BINTAN_VISA: Charge = {
  ...INDONESIA_VISA,
  name: 'Indonesian visa on arrival',
  paid: 'to Indonesian immigration, at the Bintan terminal',
}
export const NUSA_PENIDA_FEE: Charge = {
  kind: 'levy',
  name: 'Nusa Penida island fee',
  paid: 'at the jetty',
  source: 'Klungkung Regency, Bali',
  checked,
}

const greenTax = {
  kind: 'tax',
  paid: 'to the resort or hotel, with the bill',
  source: 'Maldives Inland Revenue Authority',
  checked,
} as const
/** Resorts and large hotels. */
export const RESORT_GREEN_TAX: Charge = {
  ...greenTax,
  name: 'Green tax',
  amount: { currency: 'USD', from: 12, per: 'person-night' },
}
/** Hotels and guest houses of up to 50 rooms on local islands. */
export const GUEST_HOUSE_GREEN_TAX: Charge = {
  ...greenTax,
  name: 'Green tax',
  amount: { currency: 'USD', from: 6, per: 'person-night' },
}
/** Green tax of a trip that stays on a local island first, then at a resort. */
export const greenTaxes = (islandNights: number, resortNights: number): Charge[] => [
  {
    ...greenTax,
    name: 'Green tax on the local island',
    amount: { currency: 'USD', from: 6, per: 'person-night', nights: islandNights },
  },
  {
    ...greenTax,
    name: 'Green tax at the resort',
    amount: { currency: 'USD', from: 12, per: 'person-night', nights: resortNights },
  },
]

export const UAE_VISA: Charge = {
  kind: 'visa',
  name: 'UAE visa fee',
  paid: 'with the visa application, before you travel',
  source: 'Federal Authority for Identity, Citizenship, Customs and Port Security, UAE',
  checked,
  note: 'The fee depends on the kind of visa and on who arranges it.',
}
/** Dubai's tourism dirham in 4-star and 5-star hotels. */
export const tourismDirham = (nights: number): Charge => ({
  kind: 'tax',
  name: 'Tourism dirham in Dubai',
  amount: { currency: 'AED', from: 15, to: 20, per: 'room-night', nights },
  paid: 'to the hotel, payable at check-in or check-out',
  source: 'Dubai Department of Economy and Tourism',
  checked,
})
export const ABU_DHABI_FEE: Charge = {
  kind: 'tax',
  name: 'Tourism fee in Abu Dhabi',
  paid: 'to the hotel, payable at check-out',
  source: 'Department of Culture and Tourism, Abu Dhabi',
  checked,
}
export const RAS_AL_KHAIMAH_FEE: Charge = {
  kind: 'tax',
  name: 'Tourism dirham in Ras Al Khaimah',
  paid: 'to the hotel, payable at check-out',
  source: 'Ras Al Khaimah Tourism Development Authority',
  checked,
}

export const THAI_VISA: Charge = {
  kind: 'visa',
  name: 'Visa charges, if any',
  paid: 'with the application, before you travel',
  source: 'Royal Thai Embassy, New Delhi',
  checked,
  note: 'Short holidays have lately been free of a visa; the number of days changes.',
}
export const MARINE_PARK_FEE: Charge = {
  kind: 'permit',
  name: 'National park fees',
  paid: 'in cash at the pier',
  source: 'Department of National Parks, Thailand',
  checked,
}

export const SINGAPORE_VISA: Charge = {
  kind: 'visa',
  name: 'Singapore visa fee',
  amount: { currency: 'SGD', from: 30, per: 'person' },
  paid: 'with the visa application, before you travel',
  source: 'Immigration and Checkpoints Authority, Singapore',
  checked,
  note: 'The authorised agent who files it adds a service charge.',
}
export const MALAYSIA_VISA: Charge = {
  kind: 'visa',
  name: 'Visa charges, if any',
  paid: 'with the application, before you travel',
  source: 'Immigration Department of Malaysia',
  checked,
  note: 'Holidays of up to 30 days have lately been free of a visa; the scheme has an end date.',
}
export const MALAYSIA_TOURISM_TAX: Charge = {
  kind: 'tax',
  name: 'Tourism tax',
  amount: { currency: 'MYR', from: 10, per: 'room-night' },
  paid: 'to the hotel, at check-in',
  source: 'Royal Malaysian Customs Department',
  checked,
}
export const HONG_KONG_HOTEL_TAX: Charge = {
  kind: 'tax',
  name: 'Hotel accommodation tax',
  paid: 'to the hotel, where it is charged on the spot',
  source: 'Government of the Hong Kong SAR',
  checked,
}

export const SCHENGEN_VISA: Charge = {
  kind: 'visa',
  name: 'Schengen visa fee',
  amount: { currency: 'EUR', from: 90, per: 'person' },
  paid: 'to the visa centre, before you travel',
  source: 'European Commission',
  checked,
  note: 'The visa centre adds a service charge.',
}
export const EUROPE_CITY_TAX: Charge = {
  kind: 'tax',
  name: 'City taxes',
  paid: 'to the hotels, at check-out',
  source: 'The cities of the route',
  checked,
}

export const VIETNAM_VISA: Charge = {
  kind: 'visa',
  name: 'Vietnam e-visa fee, single entry',
  amount: { currency: 'USD', from: 25, per: 'person' },
  paid: 'online with the application, before you travel',
  source: 'Vietnam Immigration Department',
  checked,
}
export const AUSTRALIA_VISA: Charge = {
  kind: 'visa',
  name: 'Australian visa fee and biometrics',
  paid: 'online with the application, before you travel',
  source: 'Department of Home Affairs, Australia',
  checked,
}
export const REEF_CHARGE: Charge = {
  kind: 'levy',
  name: 'Reef environmental charge',
  paid: 'on board, if it is collected there',
  source: 'Great Barrier Reef Marine Park Authority',
  checked,
}
export const SRI_LANKA_ETA: Charge = {
  kind: 'visa',
  name: 'Sri Lanka ETA (Electronic Travel Authorisation)',
  paid: 'online with the application, before you travel',
  source: 'Department of Immigration and Emigration, Sri Lanka',
  checked,
  note: 'The fee has been waived and brought back more than once.',
}
export const ANNAPURNA_PERMIT: Charge = {
  kind: 'permit',
  name: 'Annapurna area permit for the day walk',
  paid: 'at the permit office in Pokhara',
  source: 'National Trust for Nature Conservation, Nepal',
  checked,
}
export const MAURITIUS_TOURIST_FEE: Charge = {
  kind: 'tax',
  name: 'Tourist fee',
  amount: { currency: 'EUR', from: 3, per: 'person-night' },
  paid: 'to the hotel, at check-out',
  source: 'Mauritius Revenue Authority',
  checked,
}
export const BHUTAN_SDF: Charge = {
  kind: 'levy',
  name: 'Sustainable Development Fee',
  amount: { currency: 'INR', from: 1_200, per: 'person-night' },
  paid: 'to the government of Bhutan, with the entry permit',
  source: 'Department of Tourism, Bhutan',
  checked,
}
export const AZERBAIJAN_VISA: Charge = {
  kind: 'visa',
  name: 'Azerbaijan e-visa fee',
  paid: 'online with the application, before you travel',
  source: 'ASAN Visa, Azerbaijan',
  checked,
}
export const TURKEY_VISA: Charge = {
  kind: 'visa',
  name: 'Turkish visa fee',
  paid: 'to the visa centre, before you travel',
  source: 'Ministry of Foreign Affairs, Türkiye',
  checked,
}
export const JAPAN_VISA: Charge = {
  kind: 'visa',
  name: 'Visa and visa-centre fees',
  paid: 'to the visa centre, before you travel',
  source: 'Embassy of Japan, New Delhi',
  checked,
}
export const JAPAN_CITY_TAX: Charge = {
  kind: 'tax',
  name: 'City accommodation tax',
  paid: 'to the hotels, at check-out',
  source: 'The cities of the route',
  checked,
}
export const JAPAN_SPRING_TAX: Charge = {
  ...JAPAN_CITY_TAX,
  name: 'Accommodation and hot-spring taxes',
}
export const NEW_ZEALAND_VISA: Charge = {
  kind: 'visa',
  name: 'New Zealand visa fee',
  paid: 'online with the application, before you travel',
  source: 'Immigration New Zealand',
  checked,
}
export const NEW_ZEALAND_LEVY: Charge = {
  kind: 'levy',
  name: 'International visitor levy (IVL)',
  amount: { currency: 'NZD', from: 100, per: 'person' },
  paid: 'online, with the visa application',
  source: 'Immigration New Zealand',
  checked,
}
export const TRANSIT_VISA: Charge = {
  kind: 'visa',
  name: 'Transit visas, if the airline’s route needs one',
  paid: 'with the application, before you travel',
  source: 'The country of the transit airport',
  checked,
}
export const SOUTH_AFRICA_VISA: Charge = {
  kind: 'visa',
  name: 'Visa-centre fees',
  paid: 'to the visa centre, before you travel',
  source: 'Department of Home Affairs, South Africa',
  checked,
}
export const ROHTANG_PERMIT: Charge = {
  kind: 'permit',
  name: 'Rohtang permit and special vehicle, if you go there',
  paid: 'in Manali, the day before',
  source: 'Kullu district administration',
  checked,
}
