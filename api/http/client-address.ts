import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Address of the client's network, for limits only: an IPv4 address, or the /64 of an IPv6 one, which a single
 * household or phone changes within at will. `proxies` is how many reverse proxies in front of us append to
 * `X-Forwarded-For`; what stands further left there is the client's own claim.
 */
export function clientAddress(c: Context, proxies: number): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
  let address = socket?.remoteAddress ?? 'unknown'
  if (proxies > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    address = chain.at(-proxies) || address
  }
  return network(address)
}

function network(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':')
    while (groups.length + end.length < 8) groups.push('0')
    groups.push(...end)
  }
  return groups.slice(0, 4).join(':')
}
