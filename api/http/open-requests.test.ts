import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { limitOpenRequests } from './open-requests.ts'

it('reads nothing more of a connection that it closes, and goes on with others', async () => {
  const limited = limitOpenRequests((_, response) => response.end('hello'), 8)
  let read = 0
  const server = createServer((request, response) => {
    read++
    limited(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (let i = 1; i <= 3; i++) {
    const socket = connect(port, '127.0.0.1').resume()
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000))
    await once(socket, 'close')
    expect(read).toBeLessThanOrEqual(i * 16)
  }
  // Node uses the parsers of closed connections again.
  for (let i = 0; i < 5; i++) {
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect([response.status, await response.text()]).toEqual([200, 'hello'])
  }
  server.close()
  server.closeAllConnections()
})
