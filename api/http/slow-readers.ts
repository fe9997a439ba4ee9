import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type SlowReaderLimits = {
  /** How long a client may read less than the minimum, ms. */
  stallMs: number
  /** Time between two checks, ms. */
  checkEveryMs: number
}

/** Bytes that count as progress: a client that reads single bytes only keeps its connection occupied. */
const MIN_PROGRESS_BYTES = 512

/** libuv's counters of a connection: bytes written in total, and bytes that the operating system has not accepted yet. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * Closes connections that do not read what is sent to them. Live streams stay open as long as they are read. Node's socket
 * timeout does not help here, because each of our writes restarts it.
 */
export function closeSlowReaders(server: Server, { stallMs, checkEveryMs }: SlowReaderLimits): void {
  const sockets = new Map<Socket, { taken: number; since: number }>()
  server.on('connection', (socket) => {
    sockets.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => sockets.delete(socket))
  })

  function check(): void {
    const now = performance.now()
    for (const [socket, progress] of sockets) {
      const handle = (socket as { _handle?: Handle | null })._handle
      const taken = handle ? handle.bytesWritten - handle.writeQueueSize : 0
      if (!handle || handle.writeQueueSize === 0 || taken - progress.taken >= MIN_PROGRESS_BYTES) {
        progress.taken = taken
        progress.since = now
      } else if (now - progress.since > stallMs) socket.destroy()
    }
  }

  const timer = setInterval(check, checkEveryMs).unref()
  server.once('close', () => clearInterval(timer))
}
