import { expect, it } from 'vitest'
import { languageRewrite } from './language-rewrite.ts'

const ORIGIN = 'https://site.example.com'
const { input, output } = languageRewrite('hi')
const path = (url: URL | string | undefined) => String(url).replace(ORIGIN, '')

it.each([
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/hi/bali?q=a%20b#packages', '/bali?q=a%20b#packages'],
  ['/hi/hi', '/hi'],
  // Another language is another document: its addresses are none of this one's routes.
  ['/gu/bali', '/gu/bali'],
  ['/himachal', '/himachal'],
])('the address %s is the route %s', (address, route) => {
  expect(path(input({ url: new URL(ORIGIN + address) }))).toBe(route)
})

it.each([
  ['/', '/hi'],
  ['/bali?q=a%20b#packages', '/hi/bali?q=a%20b#packages'],
  ['/himachal', '/hi/himachal'],
  ['/trips/token-of-a-trip', '/trips/token-of-a-trip'],
])('the route %s has the address %s', (route, address) => {
  expect(path(output({ url: new URL(ORIGIN + route) }))).toBe(address)
})
