import { useRouter, useRouterState } from '@tanstack/react-router'
import { addressIn, HTML_LANGUAGES, LANGUAGE_NAMES, LANGUAGES } from '../../contract/languages.ts'
import { isTripPath } from '../../contract/trip-path.ts'
import { layoutText } from '../../language/layout.ts'
import { chooseLanguage } from '../../state/language-choice.ts'
import { linkToShown } from '../../state/shown-enquiry.ts'
import styles from './language-switch.module.css'

/** Links to this page in each language, named in that language. The choice is remembered on this device. */
export function LanguageSwitch() {
  const { context } = useRouter().options
  const here = useRouterState({ select: ({ location }) => location.pathname })
  // The server's not-found page is shared by many addresses.
  const path = import.meta.env.SSR && !context.isHydrated ? '/' : here
  if (isTripPath(path)) return null
  return (
    <ul role="list" aria-label={layoutText().language} className={styles.languages}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, path)}
            hrefLang={language}
            lang={HTML_LANGUAGES[language]}
            aria-current={language === context.language ? 'true' : undefined}
            className={styles.language}
            // A click before the script has run would not be remembered.
            data-replay=""
            // The address that the server wrote stays at hydration, and is another page's where the app went on before.
            ref={(link) => {
              link?.setAttribute('href', addressIn(language, path))
            }}
            // Also where it is opened in another tab, which is no click.
            onPointerDown={({ currentTarget }) => takeAlong(currentTarget)}
            onClick={({ currentTarget }) => {
              chooseLanguage(language)
              takeAlong(currentTarget)
            }}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

// The page is loaded anew, without the state of the history.
function takeAlong(link: HTMLAnchorElement): void {
  link.search = linkToShown(history.state ?? {}) ?? location.search
}
