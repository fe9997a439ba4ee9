import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const app = new Hono().get('/', (c) => c.text(clientAddress(c, 1)))
const addressOf = async (forwarded: string) =>
  (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text()

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['203.0.113.7:5679', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['[2001:DB8:1:2::9]:99', '2001:db8:1:2'],
  ['198.51.100.1, 203.0.113.7:80', '203.0.113.7'],
])('%s is in the network %s', async (forwarded, network) => {
  expect(await addressOf(forwarded)).toBe(network)
})

it.each(['made up', 'made-up-1, made-up-2', '', '203.0.113.7.9', 'unknown'])(
  'the text %j of a client is no address of its own',
  async (forwarded) => {
    expect(await addressOf(forwarded)).toBe('unknown')
  },
)
