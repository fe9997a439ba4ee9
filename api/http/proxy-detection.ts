import type { HttpBindings } from '@hono/node-server'
import type { Logger } from '../log.ts'
import { isInternal } from './internal-addresses.ts'

export type ProxyDetection = {
  /** Checks an incoming request. */
  inspect: (request: Request, bindings: Partial<HttpBindings> | undefined) => void
  /** Whether there seems to be a reverse proxy that is not configured. */
  isSuspected: () => boolean
}

/**
 * Detects a reverse proxy while `proxies` (TRUST_PROXY) is 0: all visitors then have the proxy's address and share one rate
 * limit. Warns once, in the log and on the console.
 */
export function createProxyDetection({
  proxies,
  origin,
  log,
  print = console.warn,
}: {
  proxies: number
  /** URL of the site without a trailing slash. */
  origin: string
  log: Logger
  print?: ((line: string) => void) | undefined
}): ProxyDetection {
  let isSuspected = false
  // This server has no encryption of its own.
  const isSurelyBehind = origin.startsWith('https:')
  return {
    inspect(request, bindings) {
      if (isSuspected || proxies > 0 || !isForwarded(request)) return
      // From a public address the header may have been sent by a visitor where there is no proxy.
      const peer = bindings?.incoming?.socket?.remoteAddress
      if (peer === undefined || !(isSurelyBehind || isInternal(peer))) return
      isSuspected = true
      log.warn('a reverse proxy seems to be in use, and TRUST_PROXY is not set')
      print(
        'A reverse proxy seems to be in front; set TRUST_PROXY to the number of proxies, or all visitors share one rate limit.',
      )
    },
    isSuspected: () => isSuspected,
  }
}

function isForwarded({ headers }: Request): boolean {
  return headers.has('x-forwarded-for') || headers.has('forwarded')
}
