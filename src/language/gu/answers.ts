import type { Translation } from '../current.ts'

export const answers: Translation['answers'] = {
  title: 'ક્વોટેશન પર તમારા જવાબ',
  kinds: { accept: 'મંજૂર', change: 'ફેરફાર જોઈએ છે', decline: 'હમણાં નહીં' },
  heading: (kind, trip, version) => `${kind}: ${trip}, વર્ઝન ${version}`,
  about: (heading) => `નમસ્તે, હું મારા ક્વોટેશન વિશે લખું છું. ${heading}.`,
  receivedOn: (time) => `અમને મળ્યો: ${time}.`,
  bookedWhenConfirmed: 'અમે પુષ્ટિ કરીએ ત્યારે જ ટ્રિપ બુક થાય છે.',
  notReached: 'તે હજુ અમારા સુધી પહોંચ્યો નથી.',
  notConfirmed: 'તે અમારા સુધી પહોંચ્યો કે નહીં તે હજુ ખબર નથી: કોઈ પુષ્ટિ પાછી આવી નથી.',
  sendAsNew: 'નવા જવાબ તરીકે મોકલો',
  openTrip: 'ટ્રિપ ખોલો',
  deleteTitle: 'આ જવાબ ભૂંસવો છે?',
  deleteSent: 'તે અમારી ટીમ પાસે છે. તે ફક્ત આ યાદીમાંથી દૂર થાય છે.',
  deleteAttempted: 'અમે તેની પુષ્ટિ કરી નથી, પણ કદાચ કોઈ પ્રયાસ અમારા સુધી પહોંચ્યો હોય. ભૂંસવાથી તે ફરી મોકલાતો નથી.',
  deleteUnsent: 'તે અમારા સુધી પહોંચ્યો નથી. ભૂંસવાથી તે અમને ક્યારેય નહીં મળે.',
  quotation: 'તમારું ક્વોટેશન',
  keptTrips: 'આ ડિવાઇસ પર સેવ ટ્રિપ',
  keptTrip: (dates, reference, version, time) =>
    `${dates}. ક્વોટેશન ${reference}, વર્ઝન ${version}, ${time}ના રોજ જોયેલું.`,
  keptShort: (dates, reference) => `${dates}. ક્વોટેશન ${reference}.`,
  noDates: 'તારીખ હજુ નક્કી નથી',
  removed: 'આ ડિવાઇસ પરથી દૂર કરી. ટ્રિપ હજુ અમારી પાસે છે.',
  notRemoved: 'આ ડિવાઇસનું સ્ટોરેજ જવાબ આપતું નથી. કંઈ દૂર થયું નથી.',
  noStorage: 'આ બ્રાઉઝર ટ્રિપ સેવ કરતું નથી.',
  none: 'કોઈ નથી.',
  remove: 'દૂર કરો',
}
