import type { Respond } from './security.ts'

/** Thrown for a request that is refused; `app.onError` converts it to a response. */
export class HttpError extends Error {
  readonly status: number
  /** Further properties of the response body, for example `errors` by field. */
  readonly details: Record<string, unknown> | undefined
  readonly headers: Record<string, string> | undefined

  constructor(
    status: number,
    message: string,
    details?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) {
    super(message)
    this.status = status
    this.details = details
    this.headers = headers
  }
}

/** The response for an {@link HttpError}. */
export function errorResponse(respond: Respond, { status, message, details, headers }: HttpError): Response {
  return respond(status, { message, ...details }, headers)
}
