import { StaffApiError } from '../ui/staff-api.ts'

/** Statuses of a request without an answer, or answered by a proxy or by a server that is restarting. */
const UNREACHABLE = [0, 502, 503, 504]

/** Whether the server or the proxy in front of it did not answer, so that a later attempt may succeed. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof StaffApiError && UNREACHABLE.includes(error.status)
}

/** The part of a loader’s context that is used here. */
export type LoaderContext = { cause: string; location: { href: string } }

/**
 * Wraps a loader of a page that is reloaded while it is open, when a colleague changes something: if the server cannot be
 * reached then, the page keeps the data it shows instead of being replaced by an error. Other failures are thrown. `keyOf` says
 * what the data belongs to, by default the address.
 */
export function staleIfError<Context extends LoaderContext, Data>(
  load: (context: Context) => Promise<Data>,
  keyOf: (context: Context) => string = ({ location }) => location.href,
) {
  let shown: { key: string; data: Data } | undefined
  return async (context: Context): Promise<Data> => {
    const key = keyOf(context)
    try {
      const data = await load(context)
      shown = { key, data }
      return data
    } catch (error) {
      if (context.cause === 'stay' && isUnreachable(error) && shown?.key === key) return shown.data
      throw error
    }
  }
}
