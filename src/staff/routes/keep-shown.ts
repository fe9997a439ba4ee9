import { StaffApiError } from '../ui/staff-api.ts'

/** No answer, or that of a proxy or a server that is being restarted. */
const UNREACHABLE = [0, 502, 503, 504]

/** Whether the server, or what is in front of it, did not answer: it may do so later. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof StaffApiError && UNREACHABLE.includes(error.status)
}

/** What a loader is told, as far as it is used here. */
export type LoaderContext = { cause: string; location: { href: string } }

/**
 * A loader for a page that is loaded again while it is open, when a colleague changes something: if the server cannot be
 * reached then, the page keeps what it shows instead of giving way to an error. Other failures are thrown.
 */
export function keepShown<Context extends LoaderContext, Data>(load: (context: Context) => Promise<Data>) {
  let shown: { href: string; data: Data } | undefined
  return async (context: Context): Promise<Data> => {
    const { href } = context.location
    try {
      const data = await load(context)
      shown = { href, data }
      return data
    } catch (error) {
      if (context.cause === 'stay' && isUnreachable(error) && shown?.href === href) return shown.data
      throw error
    }
  }
}
