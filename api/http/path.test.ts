import { describe, expect, it } from 'vitest'
import { canonicalPath, isTooLong, isUnder, trimmedPath } from './path.ts'

describe('the canonical path', () => {
  it.each(['/', '/api/leads', '/api/leads.csv', '/bali/blissful-bali', '/api/leads/3f2c-aa'])(
    'leaves %s alone',
    (path) => {
      expect(canonicalPath(path)).toBe(path)
    },
  )

  it.each([
    ['//api/leads', '/api/leads'],
    ['/api//leads/', '/api/leads'],
    ['/API/Leads', '/api/leads'],
    ['/api%2Fleads', '/api/leads'],
    ['/api%252fleads', '/api/leads'],
    ['/%61pi/leads', '/api/leads'],
    ['/x/../api/./leads', '/api/leads'],
    ['/x/%2e%2e/api', '/api'],
    ['/../../api', '/api'],
    ['\\api\\leads', '/api/leads'],
    ['/api;v=1/leads', '/api/leads'],
    ['/api/leads%00.png', '/api/leads'],
    ['/FlightForm', '/flightform'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('is compared with a folder', () => {
    expect(isUnder('/api/leads', '/api')).toBe(true)
    expect(isUnder('/api', '/api')).toBe(true)
    expect(isUnder('/apiary', '/api')).toBe(false)
  })
})

describe('the trimmed path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/%20', '/'],
    ['/bali', '/bali'],
    ['/bali/', '/bali'],
    ['/bali/%20', '/bali'],
    ['/bali%20//%20/', '/bali'],
    ['//bali//goa/', '/bali//goa'],
    ['/%20/any-package', '/%20/any-package'],
  ])('of %s is %s', (path, trimmed) => {
    expect(trimmedPath(path)).toBe(trimmed)
  })

  it('takes linear time for a long path of slashes', () => {
    const path = `/${'/'.repeat(2_000_000)}x`
    expect(trimmedPath(path)).toBe('/x')
    expect(trimmedPath(`/x${'%20/'.repeat(500_000)}y`)).toHaveLength(2_000_003)
  })
})

it('a path of more than 1,024 characters is too long, and so is an address of more than 8,192', () => {
  const site = 'https://site.example.com'
  expect(isTooLong(`${site}/bali?gclid=${'x'.repeat(4_000)}`)).toBe(false)
  expect(isTooLong(`${site}/${'x'.repeat(1_000)}`)).toBe(false)
  expect(isTooLong(`${site}/${'/'.repeat(1_100)}x`)).toBe(true)
  expect(isTooLong(`${site}/bali?gclid=${'x'.repeat(9_000)}`)).toBe(true)
})
