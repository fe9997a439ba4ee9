import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { brand } from '../brand.ts'
import { ownLang } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'
import { isBeingLeft, isLoadFailure, LEAVING_LIMIT_MS, recover } from '../offline/app/recover.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { NotFoundHead } from './page-head.tsx'
import { RepairButton } from './repair-button.tsx'

/** Shown when a page's data or code fails to load or throws, with what the traveller can do. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const t = layoutText()
  const [isLeaving, setLeaving] = useState(() => isLoadFailure(error) && isBeingLeft())
  useEffect(() => {
    if (!isLeaving) {
      // A script that failed to load is not requested again until the page is reloaded.
      if (isLoadFailure(error)) void recover()
      return
    }
    const timer = setTimeout(() => setLeaving(false), LEAVING_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [error, isLeaving])
  // The next page is being loaded.
  if (isLeaving) return <Spinner />
  return (
    <>
      <NotFoundHead title={t.failedHead} />
      <Message title={t.failed} lang={ownLang()}>
        <p>{t.failedText}</p>
        <Button onClick={() => location.reload()}>{t.tryAgain}</Button>
        <RepairButton />
        <ButtonLink href={brand.phone.href} variant="quiet">
          {t.callUsOn(brand.phone.shown)}
        </ButtonLink>
      </Message>
    </>
  )
}
