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
    // Where the rest of the chunk is read nevertheless.
    if (socket.destroyed) return
    const count = (open.get(socket) ?? 0) + 1
    if (count > max) {
      socket.destroy()
      stopParsing(socket)
      return
    }
    open.set(socket, count)
    const release = () => open.set(socket, (open.get(socket) ?? 1) - 1)
    response.once('close', () => setImmediate(release))
    handle(request, response)
  }
}

// A destroyed socket does not stop Node's parser: 2,000 further requests in a chunk took as long as ten enquiries, though nobody answers
// them. There is no documented way; a Node without this one reads the rest, as before.
function stopParsing(socket: Socket & { parser?: { remove?: () => void } | null }): void {
  socket.parser?.remove?.()
}
