import { describe, expect, it } from 'vitest'
import { canonicalPath, isUnder } from '../../api/http/path.ts'

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
  ])('reads %s as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('knows what is below a folder', () => {
    expect(isUnder('/api/leads', '/api')).toBe(true)
    expect(isUnder('/api', '/api')).toBe(true)
    expect(isUnder('/apiary', '/api')).toBe(false)
  })
})
