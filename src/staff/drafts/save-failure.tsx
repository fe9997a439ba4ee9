import type { MouseEvent } from 'react'
import { signInRedirect } from '../auth/sign-in-redirect.ts'
import { KeptUntilSignIn, NotKept } from '../outbox/desk-outbox.ts'
import { useIsWaiting } from '../outbox/device.ts'
import { StaffApiError } from '../ui/staff-api.ts'

/** Statuses of a request without an answer of the server: it may have been done. */
const WITHOUT_ANSWER = [0, 502, 504]

/** Says that something was not saved, or not confirmed, and why; after the end of the session, with a link to sign in and return here. */
export function SaveFailure({ error }: { error: unknown }) {
  const isWaiting = useIsWaiting(error instanceof KeptUntilSignIn ? error.id : undefined)
  if (error instanceof StaffApiError && error.status === 401)
    return (
      <>
        Not saved: your session has ended. <SignInLink />
      </>
    )
  if (error instanceof KeptUntilSignIn)
    return (
      isWaiting && (
        <>
          {error.message} <SignInLink />
        </>
      )
    )
  if (error instanceof NotKept) return error.message
  if (isUnanswered(error)) return `We got no confirmation that it is saved. ${error.message}`
  return `Not saved. ${error instanceof Error ? error.message : 'Something went wrong.'}`
}

/** Whether the server gave no answer to a request, so that it may have done it. */
export function isUnanswered(error: unknown): error is StaffApiError {
  return error instanceof StaffApiError && WITHOUT_ANSWER.includes(error.status)
}

function SignInLink() {
  const href = signInRedirect(location)
  // A full page load that replaces this page: the next person to sign in must not find it in memory or with Back.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    location.replace(href)
  }
  return (
    <a href={href} onClick={open}>
      Sign in again
    </a>
  )
}
