import { useRouter } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { NotFoundHead } from './page-head.tsx'

/** Shown when a page's data or code cannot be had, or breaks: what a traveller can do about it. */
export function ErrorScreen() {
  const router = useRouter()
  return (
    <>
      <NotFoundHead title="This page could not be opened" />
      <Message title="This page could not be opened.">
        <p>
          Perhaps there is no network just now and this page is not on your phone yet. Nothing you wrote is
          lost.
        </p>
        <Button onClick={() => void router.invalidate()}>Try again</Button>
        <ButtonLink href={brand.phone.href} variant="quiet">
          Call us: {brand.phone.shown}
        </ButtonLink>
      </Message>
    </>
  )
}
