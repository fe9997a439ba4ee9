import type { HttpBindings } from '@hono/node-server'
import type { Logger } from '../log.ts'
import { forwardedAddress } from './client-address.ts'
import { isInternal } from './internal-addresses.ts'

export type ProxyDetection = {
  /** Checks an incoming request. */
  inspect: (request: Request, bindings: Partial<HttpBindings> | undefined) => void
  /** Whether there seems to be a reverse proxy that is not configured, or forwards no addresses. */
  isSuspected: () => boolean
}

const NOT_CONFIGURED =
  'A reverse proxy seems to be in front; set TRUST_PROXY to the number of proxies, or all visitors share one rate limit.'
const NOT_FORWARDED =
  'Requests come without the address that so many proxies append to X-Forwarded-For, though TRUST_PROXY is set: all visitors share one rate limit.'

type Options = {
  proxies: number
  publicUrl?: string | undefined
  log: Logger
  print?: ((line: string) => void) | undefined
}

/**
 * Detects a reverse proxy while `proxies` (TRUST_PROXY) is 0, or one that does not forward the address of its clients: all visitors
 * then have the proxy's address and share one rate limit. Warns once, in the log and on the console: at the start where it is certain.
 */
export function createProxyDetection({
  proxies,
  publicUrl,
  log,
  print = console.warn,
}: Options): ProxyDetection {
  let isSuspected = false
  // This server has no TLS of its own. A proxy may forward no address, and that of a CDN is a public one.
  const isCertain = publicUrl?.startsWith('https:') ?? false
  const isSuspicious = (request: Request, peer: string | undefined): boolean => {
    const { method, headers } = request
    // Programs of this machine ask without the proxy whether the server works.
    if (proxies > 0)
      return method === 'POST' && forwardedAddress(headers.get('x-forwarded-for'), proxies) === undefined
    // From a public address the header may have been sent by a visitor.
    return isForwarded(request) && peer !== undefined && isInternal(peer)
  }
  const report = () => {
    isSuspected = true
    const finding = proxies > 0 ? NOT_FORWARDED : NOT_CONFIGURED
    log.warn(finding)
    print(finding)
  }
  if (isCertain && proxies === 0) report()
  return {
    inspect(request, bindings) {
      if (!isSuspected && isSuspicious(request, bindings?.incoming?.socket?.remoteAddress)) report()
    },
    isSuspected: () => isSuspected,
  }
}

function isForwarded({ headers }: Request): boolean {
  return headers.has('x-forwarded-for') || headers.has('forwarded')
}
