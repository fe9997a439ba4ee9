import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { longBody } from './enquiries.ts'
import { IS_SOAK } from './soak.ts'

export type Load = {
  /** Ids for which the server sent a receipt. */
  acknowledged: Set<string>
  /** Statuses of all responses; 0 is a broken connection. */
  statuses: Map<number, number>
  /** Ends the load and waits for pending requests. */
  stop: () => Promise<void>
}

/** Hundreds of posts a second are load enough for what is tested; as many as there is time for are for the soak. */
const REST_MS = IS_SOAK ? 0 : 20

type LoadOptions = {
  body?: () => object
  /** The sender's IP address. */
  address?: string
  /** Time between a response and the next post of its connection, ms. */
  restMs?: number
}

/** Posts new enquiries over this many connections until stopped. */
export function startLoad(
  url: string,
  connections: number,
  { body = distinctBody, address, restMs = REST_MS }: LoadOptions = {},
): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const acknowledged = new Set<string>()
  const statuses = new Map<number, number>()
  let running = true

  async function sender(): Promise<void> {
    while (running) {
      const id = randomUUID()
      const { status, text } = await postJson(`${url}/submit-form`, body(), {
        id,
        agent,
        ...(address && { address }),
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200 && JSON.parse(text).id === id) acknowledged.add(id)
      const rest = status === 0 ? 20 : restMs
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }
  const senders = Array.from({ length: connections }, sender)
  return {
    acknowledged,
    statuses,
    stop: async () => {
      running = false
      await Promise.all(senders)
      agent.destroy()
    },
  }
}

/** A long enquiry with a sender that no other has. */
export function distinctBody(): Record<string, unknown> {
  return longBody({ contact: String(9_000_000_000 + Math.floor(Math.random() * 999_999_999)) })
}

/** One post; a broken connection is status 0. */
export function postJson(
  url: string,
  body: object,
  { id, agent, address }: { id: string; agent?: Agent; address?: string },
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve) => {
    const text = JSON.stringify(body)
    const call = request(
      url,
      {
        method: 'POST',
        ...(agent && { agent }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'idempotency-key': id,
          ...(address && { 'x-forwarded-for': address }),
        },
      },
      (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (answer += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: answer, headers: response.headers }),
        )
        response.on('error', broken)
      },
    )
    const broken = () => resolve({ status: 0, text: '', headers: {} })
    call.on('error', broken)
    call.end(text)
  })
}
