import { afterEach, expect, test, vi } from 'vitest'
import { followLaunches } from './launch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Starts the app again with this address, while its window shows `/bali`. */
function launch(targetURL: string | undefined) {
  const opened: string[] = []
  vi.stubGlobal('location', {
    pathname: '/bali',
    search: '',
    hash: '',
    assign: (address: string) => opened.push(`document ${new URL(address, 'https://example.com')}`),
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
  ['https://example.com/admin', ['document https://example.com/admin']],
  ['https://example.com/Admin/leads/1?x=1', ['document https://example.com/Admin/leads/1?x=1']],
  ['https://example.com/reels/1.mp4', ['document https://example.com/reels/1.mp4']],
  // A path with two slashes at its start would be the address of another site.
  ['https://example.com//elsewhere.example/a', ['document https://example.com//elsewhere.example/a']],
  ['https://example.com//elsewhere.example', ['document https://example.com//elsewhere.example']],
])('a launch with %s opens %j', (targetURL, opened) => {
  expect(launch(targetURL)).toEqual(opened)
})

/** Starts the app at `/video`; its window shows `/bali` when the app asks for the launches that came before. */
function startAtVideo(queued: string[], navigation = 'navigate') {
  const opened: string[] = []
  let consume = (_: { targetURL: string }) => {}
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigation } as never])
  vi.stubGlobal('location', { pathname: '/bali', search: '', hash: '' })
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer: (consumer: typeof consume) => {
        consume = consumer
        for (const targetURL of queued) consumer({ targetURL })
      },
    },
  })
  followLaunches((path) => opened.push(path), 'https://example.com/video')
  return { opened, launch: (targetURL: string) => consume({ targetURL }) }
}

test('the start of this window itself opens nothing, also where its reader is already on the next page', () => {
  const { opened, launch } = startAtVideo(['https://example.com/video'])
  expect(opened).toEqual([])
  launch('https://example.com/video')
  expect(opened).toEqual(['/video'])
})

test('a window that no launch has opened follows the first one, also to the address it began with', () => {
  const { opened, launch } = startAtVideo([])
  launch('https://example.com/video')
  expect(opened).toEqual(['/video'])
})

test('the last launch, which the browser repeats after a reload, opens nothing again', () => {
  const { opened, launch } = startAtVideo(['https://example.com/saved'], 'reload')
  expect(opened).toEqual([])
  launch('https://example.com/saved')
  expect(opened).toEqual(['/saved'])
})
