import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes a connection that sends more than `max` requests without waiting for the responses, and leaves the further ones
 * unanswered. Node hands over all requests of a chunk at once, which may be 1,500; browsers send one at a time. One that is answered
 * before the next one of its chunk is handed over counts as well: no other connection has its turn meanwhile.
 */
export function limitOpenRequests(handle: RequestListener, max: number): RequestListener {
  const open = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // The rest of the chunk still arrives.
    if (socket.destroyed) return
    const count = (open.get(socket) ?? 0) + 1
    if (count > max) {
      socket.destroy()
      return
    }
    open.set(socket, count)
    const release = () => open.set(socket, (open.get(socket) ?? 1) - 1)
    response.once('close', () => setImmediate(release))
    handle(request, response)
  }
}
