import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../brand.ts'
import { isLoadFailure, recover } from '../offline/app/recover.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { NotFoundHead } from './page-head.tsx'
import { RepairButton } from './repair-button.tsx'

/** Shown when a page's data or code fails to load or throws, with what the traveller can do. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  useEffect(() => {
    // A script that failed to load is not requested again until the page is reloaded.
    if (isLoadFailure(error)) void recover()
  }, [error])
  return (
    <>
      <NotFoundHead title="This page could not be opened" />
      <Message title="This page could not be opened.">
        <p>
          Perhaps there is no network and this page is not stored on your device yet. If this happens again
          with a network, repair the app. Waiting enquiries stay on this device until they are sent.
        </p>
        <Button onClick={() => location.reload()}>Try again</Button>
        <RepairButton />
        <ButtonLink href={brand.phone.href} variant="quiet">
          Call us: {brand.phone.shown}
        </ButtonLink>
      </Message>
    </>
  )
}
