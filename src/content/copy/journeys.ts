import type { Journey } from '../../contract/copy.ts'

const video = (words: string) => `https://www.youtube.com/results?search_query=${words.replaceAll(' ', '+')}`

/** Unforgettable Journeys (spec 1 §2). Until the agency has a channel of its own, each opens travel films of that route. */
export const journeys: Journey[] = [
  {
    thumbnail: 'ladakh-dawn',
    link: video('khardung la nubra pangong road trip'),
    text: 'Three passes and a blue lake: a week above Leh',
  },
  {
    thumbnail: 'kerala-noon',
    link: video('alleppey houseboat kerala backwaters'),
    text: "A kettuvallam, two cooks and no timetable: Kerala's backwaters",
  },
  {
    thumbnail: 'vietnam-noon',
    link: video('sapa ha long bay travel film'),
    text: 'From the rice steps of Sapa to a night on Ha Long Bay',
  },
  {
    thumbnail: 'turkey-dawn',
    link: video('cappadocia balloon sunrise'),
    text: 'Up before the sun with a hundred balloons: Cappadocia',
  },
  {
    thumbnail: 'bali-dusk',
    link: video('uluwatu kecak sunset bali'),
    text: 'A chorus of seventy men and a sunset: Uluwatu, Bali',
  },
]
