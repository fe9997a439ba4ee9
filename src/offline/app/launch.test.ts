import { afterEach, expect, test, vi } from 'vitest'
import { followLaunches } from './launch.ts'

afterEach(() => vi.unstubAllGlobals())

/** Starts the app again with this address, while its window shows `/bali`. */
function launch(targetURL: string | undefined) {
  const opened: string[] = []
  vi.stubGlobal('location', {
    pathname: '/bali',
    search: '',
    hash: '',
    assign: (path: string) => opened.push(`document ${path}`),
  })
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer: (consumer: (launch: { targetURL?: string }) => void) =>
        consumer(targetURL ? { targetURL } : {}),
    },
  })
  followLaunches((path) => opened.push(`page ${path}`))
  return opened
}

test.each([
  ['https://example.com/saved?tab=2#top', ['page /saved?tab=2#top']],
  ['https://example.com/trips/abcdefghijklmnopqrstuv', ['page /trips/abcdefghijklmnopqrstuv']],
  // The start from the icon, and the page that is shown already.
  ['https://example.com/', []],
  ['https://example.com/bali', []],
  [undefined, []],
  // These are no pages of the site's router, which would say that there is no such page.
  ['https://example.com/admin', ['document /admin']],
  ['https://example.com/Admin/leads/1?x=1', ['document /Admin/leads/1?x=1']],
  ['https://example.com/reels/1.mp4', ['document /reels/1.mp4']],
])('a launch with %s opens %j', (targetURL, opened) => {
  expect(launch(targetURL)).toEqual(opened)
})

test('the start of this window itself opens nothing, also where the app hears of it after the first tap', () => {
  const opened: string[] = []
  const launches: ((launch: { targetURL: string }) => void)[] = []
  // Opened with a shortcut, and already on the next page.
  vi.stubGlobal('location', { pathname: '/bali', search: '', hash: '' })
  vi.stubGlobal('window', {
    launchQueue: { setConsumer: (consumer: (typeof launches)[0]) => launches.push(consumer) },
  })
  followLaunches((path) => opened.push(path), 'https://example.com/video')
  const [launched] = launches
  launched?.({ targetURL: 'https://example.com/video' })
  expect(opened).toEqual([])
  launched?.({ targetURL: 'https://example.com/video' })
  expect(opened).toEqual(['/video'])
})
