import { tripPath } from '../contract/trip-path.ts'

/** `ENQUIRY_PATHS` and `TRIP_ANSWER_PATH`, without their schemas: every page loads this. */
const POSTED = /^\/submit(?:-form|-answer)?$/

/**
 * Gives the page of a form that the browser has sent, and the server has refused, its own address: it has the one that the form was
 * posted to, where the app finds no page.
 */
export function takeOwnAddress(): void {
  if (!POSTED.test(location.pathname)) return
  // The address of a trip is in no tag: it is the key to it.
  const token = document.querySelector<HTMLInputElement>('input[name=token]')?.value
  const url = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  const path = token ? tripPath(token) : url && new URL(url).pathname
  if (path) history.replaceState(history.state, '', path)
}
