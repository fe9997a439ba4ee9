import { describe, expect, it } from 'vitest'
import { fastest, LONG_HOST } from '../../tests/support/fastest.ts'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { packagePath } from './packages.ts'
import { sharedPage } from './shared-page.ts'

const ORIGIN = 'https://www.example.com'
const catalogue = { version: 'test', packages, destinations }
const pageOf = (shared: Parameters<typeof sharedPage>[1]) => sharedPage(catalogue, shared, ORIGIN)
const [pkg] = packages as [(typeof packages)[number]]

describe('something shared with the app', () => {
  it('opens the enquiry about a package of ours, wherever the address is', () => {
    const enquiry = `/contact?about=${pkg.key}`
    const address = ORIGIN + packagePath(pkg)
    expect(pageOf({ url: address })).toEqual(enquiry)
    expect(pageOf({ title: 'Look at this', text: `Shall we?\n${address}` })).toEqual(enquiry)
    expect(pageOf({ url: `${address}?utm_source=chat#days` })).toEqual(enquiry)
  })

  it('opens a destination of ours', () => {
    expect(pageOf({ url: `${ORIGIN}/bali` })).toEqual('/bali')
    expect(pageOf({ url: `${ORIGIN}/bali/no-such-trip` })).toBe('/bali')
  })

  it('searches the packages for anything else, without addresses', () => {
    expect(pageOf({ title: 'Seven days in Bali', url: 'https://other.example.com/bali' })).toBe(
      '/packages?q=Seven%20days%20in%20Bali',
    )
    expect(pageOf({ text: 'Bali https://other.example.com/x' })).toBe('/packages?q=Bali')
    expect(pageOf({ text: 'word '.repeat(100) })).toMatch(/^\/packages\?q=word/)
    expect(pageOf({ text: `${'x'.repeat(59)}🏝` })).toBe(`/packages?q=${'x'.repeat(59)}`)
  })

  it('reads no long host, which takes as long as its length squared', async () => {
    const shared = { text: `http://${LONG_HOST}`, url: ORIGIN + LONG_HOST }
    expect(await fastest(() => expect(pageOf(shared)).toBe('/contact'))).toBeLessThan(10)
    expect(pageOf({ title: 'Bali: seven days, call tel:123' })).toBe(
      '/packages?q=Bali%3A%20seven%20days%2C%20call',
    )
  })

  it('opens the contact page when there is nothing to search for', () => {
    for (const shared of [{}, { text: '' }, { url: 'https://other.example.com/' }, { url: ['a', 'b'] }])
      expect(pageOf(shared)).toBe('/contact')
    expect(pageOf({ url: `${ORIGIN}/%E0%A4%A` })).toBe('/contact')
  })
})
