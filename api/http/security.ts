import { createMiddleware } from 'hono/factory'

/** What every answer carries; a page brings its own Content-Security-Policy. */
function securityHeaders(https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** A JSON answer that is never kept anywhere. */
export type Answer = (status: number, body: unknown, headers?: Record<string, string>) => Response

/** Marks an answer born with its headers. */
const COMPLETE = Symbol('complete')

/** The security headers, and answers that are born with them: setting them later costs more than storing a lead. */
export function createSecurity(https: boolean) {
  const headers = securityHeaders(https)
  const base = { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

  const answer: Answer = (status, body, extra) => {
    const response = new Response(JSON.stringify(body), {
      status,
      headers: extra ? { ...base, ...extra } : base,
    })
    return Object.assign(response, { [COMPLETE]: true })
  }

  /** Gives a response what it was not born with. */
  function secure(response: Response): Response {
    if (COMPLETE in response) return response
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }

  const middleware = createMiddleware(async (c, next) => {
    await next()
    secure(c.res)
  })

  return { answer, secure, middleware }
}
