import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { startMailReceiver } from '../../tests/support/receivers.ts'
import { withRequiredTls } from './smtp.ts'

it.each([
  'smtp://mail.example.com',
  'smtp://user:secret@mail.example.com:2525',
  'smtp://mail.example.com/?requireTLS=false&ignoreTLS=true',
  'smtp://192.168.1.9:25',
])('requires TLS for %s', (address) => {
  const { searchParams } = new URL(withRequiredTls(address))
  expect(searchParams.get('requireTLS')).toBe('true')
  expect(searchParams.has('ignoreTLS')).toBe(false)
})

it.each(['smtp://localhost:25', 'smtp://127.0.0.1:2525', 'smtp://[::1]:25', 'smtps://mail.example.com'])(
  'leaves %s as it is',
  (address) => expect(withRequiredTls(address)).toBe(address),
)

it('sends nothing to a server that offers no TLS', async () => {
  const server = await startMailReceiver()
  const url = new URL(withRequiredTls('smtp://mail.example.com'))
  // The name resolves to this machine, whose test server has no TLS.
  url.hostname = '127.0.0.1'
  url.port = String(server.port)
  const transport = createTransport({ url: url.href })
  await expect(
    transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'x', text: 'secret' }),
  ).rejects.toThrow()
  expect(server.mails).toEqual([])
  await server.close()
})
