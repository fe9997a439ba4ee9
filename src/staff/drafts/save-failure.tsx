import type { MouseEvent } from 'react'
import { signInRedirect } from '../auth/sign-in-redirect.ts'
import { StaffApiError } from '../ui/staff-api.ts'

/** Says that something was not saved and why; after the end of the session, with a link to sign in and return here. */
export function SaveFailure({ error }: { error: unknown }) {
  if (error instanceof StaffApiError && error.status === 401)
    return (
      <>
        Not saved: your session has ended. <SignInLink />
      </>
    )
  return `Not saved. ${error instanceof Error ? error.message : 'Something went wrong.'}`
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
