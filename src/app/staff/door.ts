const DOOR = '/admin/sign-in'
const USUAL = '/admin/leads'

/** Address of the sign-in that leads on to a page of the desk: to the lead a message on the phone was about. */
export function doorTo({ pathname, search = '' }: { pathname: string; search?: string }): string {
  const page = pathname + search
  return page === USUAL ? DOOR : `${DOOR}?${new URLSearchParams({ to: page })}`
}

/** Where the sign-in's address leads on to: a page of the desk, whatever somebody wrote into a link. */
export function behindDoor(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^\/admin(?:[/?]|$)/.test(to) ? to : USUAL
}
