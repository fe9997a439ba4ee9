import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import type { Reaction } from './hostile-server.ts'

/** A refusal or an error of our server. */
export const answer = (status: number): Reaction => ({
  kind: 'answer',
  status,
  body: JSON.stringify({
    message: `Because of ${status}.`,
    errors: status === 400 ? { contact: 'Ten digits.' } : {},
  }),
  headers: { 'content-type': 'application/json', ...SERVER_MARK },
})
/** A gateway refuses in JSON as well; nothing says that it is not one of those things that pass. */
const byGateway = (status: number): Reaction => ({
  kind: 'answer',
  status,
  body: JSON.stringify({ message: `Because of ${status}.`, statusCode: status }),
  headers: { 'content-type': 'application/json' },
})
/** Our server's word about this enquiry: it is parked. */
export const PARKED = [400, 413, 415, 422]
/** Waited out for a minute and more, unless somebody asks for another try. */
export const SLOW = [401, 403, 404, 405]
/** Whatever else may come: the enquiry is tried again. */
export const PASSING: Reaction[] = [
  ...[...SLOW, 408, 425, 429, 500, 502, 503, 504].map(answer),
  ...PARKED.map(byGateway),
  { kind: 'reset' },
  { kind: 'cut' },
]

/** Whether it is provably our server's. */
export const isMarked = (reaction: Reaction) =>
  reaction.kind === 'answer' && 'x-answered-by' in (reaction.headers ?? {})
/** For messages of tests. */
export const nameOf = (reaction: Reaction) =>
  'status' in reaction ? `${reaction.status}${isMarked(reaction) ? '' : ' of a gateway'}` : reaction.kind

/** Each in turn, in an order that the seed decides. */
export function shuffled<T>(all: T[], random: (below: number) => number): (nth: number) => T {
  const order = all.map((one) => ({ one, at: random(1_000_000) })).sort((a, b) => a.at - b.at)
  return (nth) => (order[nth % order.length] as { one: T }).one
}
