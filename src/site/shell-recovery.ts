// Part of the inline script of index.html: it has to work when nothing else can be loaded.
import { brand } from '../brand.ts'
import { HTML_LANGUAGES, splitLanguage } from '../contract/languages.ts'
import { isBeingLeft, recover } from '../offline/app/recover.ts'
import { repairApp } from '../offline/app/repair.ts'

// The messages of the pages are in files that could not be loaded either.
const MESSAGES = {
  en: {
    title: 'The app could not start.',
    kept: 'A repair deletes no waiting enquiry. In a private window, keep the window open until your enquiry is sent.',
    again: 'Try again',
    repair: 'Repair this app',
    repairing: 'Sending your enquiries and fetching the app again…',
    noNetwork: 'The repair needs a network. Nothing was changed; please try again when there is one.',
    call: 'Call us:',
  },
  hi: {
    title: 'ऐप शुरू नहीं हो सका।',
    kept: 'ऐप ठीक करने से रुकी हुई पूछताछ नहीं मिटती। प्राइवेट विंडो में, पूछताछ भेजे जाने तक विंडो खुली रखें।',
    again: 'फिर कोशिश करें',
    repair: 'ऐप को ठीक करें',
    repairing: 'आपकी पूछताछ भेजी जा रही है और ऐप फिर से डाउनलोड हो रहा है…',
    noNetwork: 'ऐप ठीक करने के लिए नेटवर्क चाहिए। कुछ भी बदला नहीं गया है। नेटवर्क आने पर फिर से कोशिश करें।',
    call: 'हमें कॉल करें:',
  },
  gu: {
    title: 'ઍપ શરૂ થઈ શકી નહીં.',
    kept: 'રિપેર કરવાથી બાકી રહેલી પૂછપરછ ભૂંસાતી નથી. પ્રાઇવેટ વિન્ડોમાં, પૂછપરછ મોકલાય ત્યાં સુધી વિન્ડો ખુલ્લી રાખો.',
    again: 'ફરી પ્રયાસ કરો',
    repair: 'ઍપ રિપેર કરો',
    repairing: 'તમારી પૂછપરછ મોકલાઈ રહી છે અને ઍપ ફરી ડાઉનલોડ થઈ રહી છે…',
    noNetwork: 'રિપેર કરવા માટે નેટવર્ક જોઈએ. કંઈ બદલાયું નથી. નેટવર્ક આવે ત્યારે ફરી પ્રયાસ કરો.',
    call: 'અમને કૉલ કરો:',
  },
}

let failed = false

// A script that is missing or is no script: React, which would report it, has not started either.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement || target instanceof HTMLImageElement)) void startFailed()
  },
  true,
)

async function startFailed(): Promise<void> {
  if (failed || window.appStarted || isBeingLeft()) return
  failed = true
  const outcome = await recover()
  if (outcome === 'reloading') return
  const { language } = splitLanguage(location.pathname)
  const words = MESSAGES[language]
  const say = (text: string) => {
    status.textContent = text
  }
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, textContent: string) =>
    Object.assign(document.createElement(tag), { textContent })
  const status = element('p', '')
  status.setAttribute('role', 'status')
  const repair = element('button', words.repair)
  repair.onclick = async () => {
    say(words.repairing)
    if ((await repairApp()) === 'no network') say(words.noNetwork)
  }
  const again = element('button', words.again)
  again.onclick = () => location.reload()
  const main = document.createElement('main')
  main.append(
    element('h1', words.title),
    element('p', words.kept),
    again,
    repair,
    status,
    Object.assign(element('a', `${words.call} ${brand.phone.shown}`), { href: brand.phone.href }),
  )
  main.lang = HTML_LANGUAGES[language]
  Object.assign(main.style, {
    display: 'grid',
    gap: '16px',
    padding: '32px 16px',
    font: '18px/1.5 system-ui',
  })
  Object.assign(main.style, { maxWidth: '30rem', margin: '0 auto' })
  for (const button of [again, repair])
    Object.assign(button.style, { minHeight: '48px', font: 'inherit', border: '1px solid' })
  document.body.replaceChildren(main)
}

declare global {
  interface Window {
    /** Set once the app has taken over the document. */
    appStarted?: boolean
  }
}
