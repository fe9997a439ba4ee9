import { expect, it } from 'vitest'
import { addressIn, addressOf, inSmallLetters, splitLanguage } from './languages.ts'

it.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/gu/bali', 'gu', '/bali'],
  ['/hi/hi', 'hi', '/hi'],
  ['/himachal', 'en', '/himachal'],
  ['/gujarat', 'en', '/gujarat'],
  ['/HI/bali', 'en', '/HI/bali'],
  ['/en/bali', 'en', '/en/bali'],
  // A path with two slashes at its start is the address of another site.
  ['/hi//example.com', 'hi', '/example.com'],
  ['/hi///example.com/trips/x', 'hi', '/example.com/trips/x'],
  ['/gu/\\example.com', 'gu', '/example.com'],
])('reads the language of %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

it.each([
  ['en', '/bali', '/bali'],
  ['hi', '/', '/hi'],
  ['hi', '/?popup=on', '/hi?popup=on'],
  ['gu', '/#explore', '/gu#explore'],
  ['gu', '/packages?q=beach', '/gu/packages?q=beach'],
  ['hi', '/trips/token-of-a-trip', '/trips/token-of-a-trip'],
] as const)('writes in %s the path %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address)
})

it.each([
  ['/HI', '/hi'],
  ['/Gu/bali', '/gu/bali'],
  ['/hi/bali', undefined],
  ['/himachal', undefined],
  ['/Himachal', undefined],
])('writes the language of %s in small letters', (address, small) => {
  expect(inSmallLetters(address)).toBe(small)
})

it.each([
  ['/HI/bali', '/hi/bali'],
  ['/hi/bali', '/hi/bali'],
  ['/Hi/trips/abcdefghijklmnopqrstuv', '/trips/abcdefghijklmnopqrstuv'],
  ['/gu/trips', '/gu/trips'],
  ['/hi//trips', '/hi/trips'],
  ['/HI///bali', '/hi/bali'],
  ['/gu//trips/abcdefghijklmnopqrstuv', '/trips/abcdefghijklmnopqrstuv'],
  ['/hi//evil.example', '/hi/evil.example'],
  ['/hi', '/hi'],
  ['/', '/'],
])('knows the one address of %s', (path, address) => {
  expect(addressOf(path)).toBe(address)
})

it('reads what it writes', () => {
  for (const path of ['/', '/bali', '/hi', '/blogs/x'])
    expect(splitLanguage(addressIn('hi', path))).toEqual({ language: 'hi', path })
})
