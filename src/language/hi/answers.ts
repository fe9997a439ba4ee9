import {
  ANSWER_OUTBOX_MESSAGES as O,
  OTHER_ANSWER_MESSAGE,
  TRIP_REFUSALS as R,
} from '../../contract/answer-messages.ts'
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
  refusals: {
    [R.replaced]: 'इस ऑफ़र की जगह नया वर्शन आ गया है। कृपया ट्रिप फिर से खोलें और देखें कि क्या बदला है।',
    [R.changed]:
      'आपके पढ़ने के बाद यह ऑफ़र बदल गया है। कुछ भी मंज़ूर नहीं हुआ। कृपया ट्रिप फिर से खोलें, अभी का ऑफ़र पढ़ें और उसका जवाब दें।',
    [R.unidentified]:
      'हो सकता है कि आपके पढ़ने के बाद यह ऑफ़र बदल गया हो। कुछ भी मंज़ूर नहीं हुआ। कृपया ट्रिप फिर से खोलें, अभी का ऑफ़र पढ़ें और उसका जवाब दें।',
    [R.expired]:
      'इस ऑफ़र की अवधि ख़त्म हो गई है, इसलिए कीमत बदल गई हो सकती है। कृपया कॉल या WhatsApp पर नया ऑफ़र माँगें।',
    [R.withdrawn]: 'यह ऑफ़र वापस ले लिया गया है। कृपया हमें कॉल करें या WhatsApp पर लिखें।',
    [R.answered]: 'यह ऑफ़र पहले ही मंज़ूर किया जा चुका है। ट्रिप बदलने के लिए कृपया हमें कॉल करें या WhatsApp पर लिखें।',
    [O.superseded]: 'आपका पिछला जवाब हमें मिल चुका है। इसे नए जवाब के रूप में भेजें, या मिटा दें।',
    [O.unreachable]: 'आपका जवाब नहीं पहुँचाया जा सका। कृपया फिर से कोशिश करें या हमें कॉल करें।',
    [OTHER_ANSWER_MESSAGE]: 'यह जवाब पहले ही दूसरे शब्दों में भेजा जा चुका है।',
  },
}
