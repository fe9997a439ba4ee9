import { addressIn, HTML_LANGUAGES } from '../contract/languages.ts'
import { chooseLanguage, chosenLanguage, preferredLanguage } from '../state/language-choice.ts'
import { showToast } from '../ui/toast.tsx'

const OFFERS = {
  hi: { text: 'यह साइट हिन्दी में भी है।', action: 'हिन्दी में देखें' },
  gu: { text: 'આ સાઇટ ગુજરાતીમાં પણ છે.', action: 'ગુજરાતીમાં જુઓ' },
}

/** Says once on a device, in the browser's language, that the site has that language too. */
export function offerLanguage(): void {
  const preferred = preferredLanguage(navigator.languages)
  if (preferred === 'en' || chosenLanguage()) return
  // It counts as the choice from now on, so that nobody is asked again.
  chooseLanguage('en')
  const { text, action } = OFFERS[preferred]
  showToast(<span lang={HTML_LANGUAGES[preferred]}>{text}</span>, {
    label: action,
    onClick: () => {
      chooseLanguage(preferred)
      location.assign(addressIn(preferred, '/'))
    },
  })
}
