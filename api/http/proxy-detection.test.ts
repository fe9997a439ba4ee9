import { describe, expect, it } from 'vitest'
import type { NotifyOverview } from '../../src/contract/notify.ts'
import { from, startApi } from '../../tests/support/api.ts'
import { createLog } from '../log.ts'
import { createProxyDetection } from './proxy-detection.ts'

const request = (headers: Record<string, string>) => new Request('http://localhost:4100/', { headers })
const forwarded = request({ 'x-forwarded-for': '198.51.100.7' })

function detection(proxies: number, publicUrl?: string) {
  const lines: string[] = []
  const log = createLog('silent')
  return { lines, ...createProxyDetection({ proxies, publicUrl, log, print: (line) => lines.push(line) }) }
}

describe('a reverse proxy in front while TRUST_PROXY is not set', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.3', '172.17.0.1', '192.168.1.1', 'fd00::1'])(
    'is noticed at %s, and said once',
    (peer) => {
      const { inspect, isSuspected, lines } = detection(0)
      inspect(forwarded, from(peer))
      inspect(request({ forwarded: 'for=198.51.100.7' }), from(peer))
      expect(isSuspected()).toBe(true)
      expect(lines).toEqual([
        expect.stringContaining('A reverse proxy seems to be in front; set TRUST_PROXY'),
      ])
    },
  )

  it('is detected by the Forwarded header too', () => {
    const { inspect, isSuspected } = detection(0)
    inspect(request({ forwarded: 'for=198.51.100.7' }), from('127.0.0.1'))
    expect(isSuspected()).toBe(true)
  })

  it('is certain where the site is encrypted, which this server does not do, and is said at the start', () => {
    const { isSuspected, inspect, lines } = detection(0, 'https://www.example.com')
    expect(isSuspected()).toBe(true)
    inspect(forwarded, from('127.0.0.1'))
    expect(lines).toEqual([expect.stringContaining('set TRUST_PROXY')])
    const others = [detection(1, 'https://www.example.com'), detection(0, 'http://www.example.com')]
    for (const other of others) other.inspect(request({}), from('127.0.0.1'))
    expect(others.map((other) => other.isSuspected())).toEqual([false, false])
  })

  it('is noticed where it is configured, and forwards no address', () => {
    const { inspect, isSuspected, lines } = detection(2)
    const posted = (headers: Record<string, string> = {}) =>
      new Request(forwarded.url, { method: 'POST', headers })
    // A check of whether the server works.
    inspect(request({}), from('127.0.0.1'))
    inspect(posted({ 'x-forwarded-for': '198.51.100.7, 10.0.0.2' }), from('10.0.0.3'))
    expect(isSuspected()).toBe(false)
    inspect(posted({ 'x-forwarded-for': '10.0.0.2' }), from('10.0.0.3'))
    inspect(posted(), from('10.0.0.3'))
    expect(isSuspected()).toBe(true)
    expect(lines).toEqual([expect.stringContaining('though TRUST_PROXY is set')])
  })

  it('is not reported without a proxy, or when it is configured', () => {
    const unset = detection(0)
    unset.inspect(request({}), from('127.0.0.1'))
    // A visitor may send the header as well.
    unset.inspect(forwarded, from('93.184.216.34'))
    unset.inspect(forwarded, undefined)
    const configured = detection(1)
    configured.inspect(forwarded, from('127.0.0.1'))
    expect([unset.isSuspected(), configured.isSuspected()]).toEqual([false, false])
    expect([...unset.lines, ...configured.lines]).toEqual([])
  })

  it('is shown in the settings of owners only', async () => {
    const lines: string[] = []
    const api = await startApi({ print: (line) => lines.push(line) })
    const cookies = [await api.signIn('owner'), await api.signIn('manager')]
    const shown = () =>
      Promise.all(
        cookies.map(async (cookie) => {
          const response = await api.request('/api/notify', { headers: { cookie } })
          return ((await response.json()) as NotifyOverview).isProxySuspected
        }),
      )
    expect(await shown()).toEqual([false, false])
    await api.fetch(forwarded, from('127.0.0.1'))
    expect(await shown()).toEqual([true, false])
    expect(lines).toHaveLength(1)
    await api.close()
  })
})
