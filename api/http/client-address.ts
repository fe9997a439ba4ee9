import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The client's network, for limits only: an IPv4 address, or the /64 of an IPv6 address, within which one household or
 * phone can change its address. `proxies` is the number of reverse proxies that append to `X-Forwarded-For`; entries
 * further left were sent by the client and are not trusted.
 */
export function clientAddress(c: Context, proxies: number): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
  let address = socket?.remoteAddress ?? 'unknown'
  if (proxies > 0) address = forwardedAddress(c.req.header('x-forwarded-for'), proxies) ?? address
  return network(address)
}

/** The address that the outermost of the proxies has appended to `X-Forwarded-For`, if it has. */
export function forwardedAddress(header: string | null | undefined, proxies: number): string | undefined {
  const chain = (header ?? '').split(',').map((hop) => hop.trim())
  const hop = withoutPort(chain.at(-proxies) ?? '')
  // If more proxies are configured than exist, this entry was written by the client, which can invent any number of addresses.
  return isIP(hop) ? hop : undefined
}

// Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:99`.
function withoutPort(hop: string): string {
  if (hop.startsWith('[')) return hop.slice(1).split(']', 1)[0] ?? ''
  return hop.split(':').length === 2 ? (hop.split(':', 1)[0] ?? '') : hop
}

/** An IPv4 address, or the /64 of an IPv6 one. */
export function network(address: string): string {
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
