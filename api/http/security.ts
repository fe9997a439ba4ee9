import { createMiddleware } from 'hono/factory'
import { API_POLICY, SERVER_MARK } from '../../src/contract/server-mark.ts'

/**
 * Scripts, styles, pictures, fonts and videos. Browsers never show these as documents and, because of `nosniff`, never
 * interpret them as another type. A page loads dozens of them, so they do not carry the headers that only documents need. SVG
 * counts as a document.
 */
const NO_DOCUMENT = /^(?:text\/(?:javascript|css|vtt)|image\/(?!svg)|font\/|video\/)/

// Pages set their own Content-Security-Policy.
const DOCUMENT_HEADERS = {
  'Content-Security-Policy': API_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
}

function fileHeaders(https: boolean): Record<string, string> {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Creates a JSON response that is not cached. */
export type Respond = (status: number, body: unknown, headers?: Record<string, string>) => Response

/** Marks a response that was created with all security headers. */
const COMPLETE = Symbol('complete')

/** The security headers. `answer` creates responses with them, because adding them later costs more than storing a lead. */
export function createSecurity(https: boolean) {
  const ofFiles = fileHeaders(https)
  const headers = { ...DOCUMENT_HEADERS, ...ofFiles }
  const ok = { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  const error = { ...ok, ...SERVER_MARK }
  const ofAll = Object.entries(headers)
  const ofErrors = [...ofAll, ...Object.entries(SERVER_MARK)]
  const ofNoDocument = Object.entries(ofFiles)

  const missingFrom = ({ status, headers }: Response) => {
    if (status >= 400) return ofErrors
    return NO_DOCUMENT.test(headers.get('content-type') ?? '') ? ofNoDocument : ofAll
  }

  const respond: Respond = (status, body, extra) => {
    const base = status < 400 ? ok : error
    const response = new Response(JSON.stringify(body), {
      status,
      headers: extra ? { ...base, ...extra } : base,
    })
    return Object.assign(response, { [COMPLETE]: true })
  }

  /** Adds missing security headers to a response, and to an error the mark by which apps recognise it. */
  function secure(response: Response): Response {
    if (COMPLETE in response) return response
    for (const [name, value] of missingFrom(response))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }

  const middleware = createMiddleware(async (c, next) => {
    await next()
    secure(c.res)
  })

  return { respond, secure, middleware }
}
