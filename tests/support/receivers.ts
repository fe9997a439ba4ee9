import { randomInt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

// Below the ports that systems give to outgoing connections: one of those could take the port before the server listens on it.
const FIRST_PORT = 11_000
const LAST_PORT = 32_000
const given = new Set<number>()

/** A port without a listener, and a different one for each call in a process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (listens) await new Promise((resolve) => probe.close(resolve))
  return listens
}

/** A received request. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer; at: number }

export type HttpReceiver = {
  url: string
  received: Received[]
  /** The status it answers from now on; 200 by default. */
  answer: (reply: (response: ServerResponse, request: Received) => void) => void
  close: () => Promise<void>
}

/** A real HTTP server on this machine that records what is posted to it. */
export async function startHttpReceiver(port = 0): Promise<HttpReceiver> {
  const received: Received[] = []
  let reply: Parameters<HttpReceiver['answer']>[0] = (response) => void response.writeHead(200).end()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
        at: Date.now(),
      }
      received.push(one)
      reply(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => {
      reply = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A received mail. */
export type Mail = { from: string; to: string[]; raw: string }

export type MailReceiver = {
  url: string
  port: number
  mails: Mail[]
  /** What the server does with the next mails: accepts them, refuses them with a code, or never responds. */
  behave: (way: 'take' | 'silent' | number) => void
  close: () => Promise<void>
}

/** A real SMTP server on this machine. */
export async function startMailReceiver(port = 0): Promise<MailReceiver> {
  const mails: Mail[] = []
  let way: 'take' | 'silent' | number = 'take'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (way === 'silent') return
        if (way !== 'take') return callback(Object.assign(new Error('not just now'), { responseCode: way }))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    behave: (next) => {
      way = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
