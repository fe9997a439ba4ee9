import { registerRoute } from 'workbox-routing'
import { unsentOfUser } from '../src/outbox/desk-unsent.ts'
import { deskOfflinePage } from './desk-offline-page.ts'

const DESK = /^\/admin(?:\/|$)/i
/** What a proxy answers while the server behind it is away. */
const UNREACHABLE = [502, 503, 504]
/** If the server does not answer within this time, the page is shown. */
const ANSWER_LIMIT_MS = 20_000

/**
 * Answers a page of the sales desk that the server does not deliver with a page that says why, and lists what the person who is
 * signed in did and could not send. Nothing of the desk is kept.
 */
export function serveDeskOffline(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && DESK.test(url.pathname),
    async ({ request }) => {
      const answer = await Promise.race([fetch(request), noAnswer()]).catch(() => undefined)
      return answer && !UNREACHABLE.includes(answer.status) ? answer : offlineAnswer()
    },
  )
}

function noAnswer(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS, undefined))
}

async function offlineAnswer(): Promise<Response> {
  const nonce = crypto.randomUUID()
  const unsent = await unsentOfUser().catch(() => undefined)
  return new Response(deskOfflinePage({ nonce, unsent, hasNetwork: navigator.onLine }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
    },
  })
}
