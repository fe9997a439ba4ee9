import type { Translation } from '../current.ts'

export const answers: Translation['answers'] = {
  title: 'कोटेशन पर आपके जवाब',
  kinds: { accept: 'मंज़ूर', change: 'बदलाव चाहिए', decline: 'अभी नहीं' },
  heading: (kind, trip, version) => `${kind}: ${trip}, वर्शन ${version}`,
  about: (heading) => `नमस्ते, मैं अपने कोटेशन के बारे में लिख रहा/रही हूँ। ${heading}।`,
  receivedOn: (time) => `हमें मिला: ${time}।`,
  bookedWhenConfirmed: 'ट्रिप तभी बुक होती है जब हम उसकी पुष्टि करते हैं।',
  notReached: 'यह अभी हम तक नहीं पहुँचा है।',
  notConfirmed: 'अभी पता नहीं कि यह हम तक पहुँचा या नहीं: कोई पुष्टि वापस नहीं आई है।',
  sendAsNew: 'नए जवाब के रूप में भेजें',
  openTrip: 'ट्रिप खोलें',
  deleteTitle: 'यह जवाब मिटाएँ?',
  deleteSent: 'यह हमारी टीम के पास है। यह सिर्फ़ इस सूची से हटता है।',
  deleteAttempted:
    'हमने इसकी पुष्टि नहीं की है, पर हो सकता है कि कोई कोशिश हम तक पहुँच गई हो। मिटाने पर यह दोबारा नहीं भेजा जाता।',
  deleteUnsent: 'यह हम तक नहीं पहुँचा है। मिटाने पर यह हमें कभी नहीं मिलेगा।',
  quotation: 'आपका कोटेशन',
  keptTrips: 'इस डिवाइस पर सेव ट्रिप',
  keptTrip: (dates, reference, version, time) =>
    `${dates}। कोटेशन ${reference}, वर्शन ${version}, ${time} को देखा गया।`,
  keptShort: (dates, reference) => `${dates}। कोटेशन ${reference}।`,
  noDates: 'तारीखें अभी तय नहीं',
  removed: 'इस डिवाइस से हटा दी गई। ट्रिप अब भी हमारे पास है।',
  notRemoved: 'इस डिवाइस का स्टोरेज जवाब नहीं दे रहा। कुछ भी हटाया नहीं गया।',
  noStorage: 'यह ब्राउज़र ट्रिप सेव नहीं करता।',
  none: 'कोई नहीं।',
  remove: 'हटाएँ',
}
