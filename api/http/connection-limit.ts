import type { Server } from 'node:http'
import { network } from './client-address.ts'

/** Closes connections of one address above `max`. Not for a server behind a proxy, where all have the proxy's address. */
export function limitConnections(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = network(socket.remoteAddress ?? 'unknown')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > max) socket.destroy()
  })
}
