import { ownLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { placeText } from '../../../language/place.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** Shown for a destination that is not in the catalogue (spec 1 §8). */
export function UnknownDestination() {
  const t = placeText()
  return (
    <Message title={t.unknown} lang={ownLang()}>
      <p>{t.unknownText}</p>
      <ButtonLink href="/packages">{layoutText().seeAllPackages}</ButtonLink>
      <ButtonLink href="/contact" variant="quiet">
        {t.askUs}
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        {layoutText().goHome}
      </ButtonLink>
    </Message>
  )
}
