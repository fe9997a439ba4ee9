import { type ClientRequest, get } from 'node:http'

export const OWNER = { STAFF_EMAIL: 'owner@example.com', STAFF_PASSWORD: 'correct horse' }

export type StreamEvent = { id: string; event: string; data: { id: string; status: string } }

export type Inbox = {
  events: StreamEvent[]
  /** HTTP status of the response; 0 before it arrives. */
  status: () => number
  /** When the server ended the stream, ms since the epoch. */
  closedAt: () => number | undefined
  /** Breaks the connection as a network failure would. */
  cut: () => void
}

/** Follows the live stream of the inbox over a connection of its own. */
export function openInbox(url: string, cookie: string, lastEventId?: string): Inbox {
  const events: StreamEvent[] = []
  let status = 0
  let closedAt: number | undefined
  let text = ''
  const call: ClientRequest = get(
    `${url}/api/leads/stream`,
    { agent: false, headers: { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) } },
    (response) => {
      status = response.statusCode ?? 0
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
          const event = parseEvent(text.slice(0, end))
          if (event) events.push(event)
          text = text.slice(end + 2)
        }
      })
      response.on('close', () => {
        closedAt = Date.now()
      })
      response.on('error', () => {})
    },
  )
  call.on('error', () => {
    closedAt ??= Date.now()
  })
  return { events, status: () => status, closedAt: () => closedAt, cut: () => call.destroy() }
}

function parseEvent(block: string): StreamEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const data = fields.get('data')
  if (data === undefined || fields.get('event') === 'beat') return undefined
  return { id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data: JSON.parse(data) }
}

/** Signs in the owner {@link OWNER}; returns the cookie to send. */
export async function signInOwner(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.STAFF_EMAIL, password: OWNER.STAFF_PASSWORD }),
  })
  const [line] = response.headers.getSetCookie()
  if (!line) throw new Error(`No session: ${response.status}`)
  return line.slice(0, line.indexOf(';'))
}

/** Ids of all leads the inbox lists, newest first. */
export async function listedIds(url: string, cookie: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await fetch(`${url}/api/leads?limit=200${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie },
    })
    const page = (await response.json()) as { leads: { id: string }[]; nextCursor: string | null }
    ids.push(...page.leads.map((lead) => lead.id))
    cursor = page.nextCursor
  }
  return ids
}
