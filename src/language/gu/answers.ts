import {
  ANSWER_OUTBOX_MESSAGES as O,
  OTHER_ANSWER_MESSAGE,
  TRIP_REFUSALS as R,
} from '../../contract/answer-messages.ts'
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
  refusals: {
    [R.replaced]: 'આ ઑફરની જગ્યાએ નવું વર્ઝન આવ્યું છે. કૃપા કરીને ટ્રિપ ફરી ખોલો અને જુઓ કે શું બદલાયું છે.',
    [R.changed]:
      'તમે વાંચ્યા પછી આ ઑફર બદલાઈ છે. કંઈ મંજૂર થયું નથી. કૃપા કરીને ટ્રિપ ફરી ખોલો, હાલની ઑફર વાંચો અને તેનો જવાબ આપો.',
    [R.unidentified]:
      'કદાચ તમે વાંચ્યા પછી આ ઑફર બદલાઈ હોય. કંઈ મંજૂર થયું નથી. કૃપા કરીને ટ્રિપ ફરી ખોલો, હાલની ઑફર વાંચો અને તેનો જવાબ આપો.',
    [R.expired]: 'આ ઑફરનો સમય પૂરો થઈ ગયો છે, તેથી કિંમત બદલાઈ હોઈ શકે. કૃપા કરીને કૉલ કે WhatsApp પર નવી ઑફર માગો.',
    [R.withdrawn]: 'આ ઑફર પાછી ખેંચાઈ છે. કૃપા કરીને અમને કૉલ કરો અથવા WhatsApp પર લખો.',
    [R.answered]: 'આ ઑફર અગાઉ મંજૂર થઈ ગઈ છે. ટ્રિપ બદલવા કૃપા કરીને અમને કૉલ કરો અથવા WhatsApp પર લખો.',
    [O.superseded]: 'તમારો પહેલાંનો જવાબ અમને મળી ગયો છે. આને નવા જવાબ તરીકે મોકલો, અથવા ભૂંસી નાખો.',
    [O.unreachable]: 'તમારો જવાબ પહોંચાડી શકાયો નથી. કૃપા કરીને ફરી પ્રયાસ કરો અથવા અમને કૉલ કરો.',
    [OTHER_ANSWER_MESSAGE]: 'આ જવાબ અગાઉ બીજા શબ્દોમાં મોકલાઈ ગયો છે.',
  },
}
