const SIGN_IN_PATH = '/admin/sign-in'
const USUAL = '/admin/leads'

/** URL of the sign-in page that returns to a page of the desk, for example the lead of a notification. */
export function signInRedirect({ pathname, search = '' }: { pathname: string; search?: string }): string {
  const page = pathname + search
  return page === USUAL ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ to: page })}`
}

/** The page to open after the sign-in; only pages of the desk are accepted, against open redirects. */
export function pathAfterSignIn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^\/admin(?:[/?]|$)/.test(to) ? to : USUAL
}
