import { ownLang } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { NotFoundHead } from './page-head.tsx'

/** The 404 screen (spec 1 §2 "Not-found page"). */
export function NotFoundScreen() {
  const t = layoutText()
  return (
    <>
      <NotFoundHead />
      <Message title={t.notFound} lang={ownLang()}>
        <p>{t.notFoundText}</p>
        <ButtonLink href="/">{t.goHome}</ButtonLink>
      </Message>
    </>
  )
}
