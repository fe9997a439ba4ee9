import type { CDPSession, Page } from 'playwright'

/** What the videos in a feed are doing. */
export type Videos = { count: number; playing: string[] }

/** How many `<video>` elements there are, and which reels run: not paused, and past their start. */
export async function videosIn(page: Page): Promise<Videos> {
  return page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')]
    return {
      count: videos.length,
      playing: videos.filter((v) => !v.paused && v.currentTime > 0).map((v) => v.dataset.reel ?? ''),
    }
  })
}

/** Waits until exactly this reel plays. */
export async function untilPlaying(page: Page, slug: string): Promise<void> {
  await page.waitForFunction((slug) => {
    const running = [...document.querySelectorAll('video')].filter((v) => !v.paused)
    return running.length === 1 && running[0]?.dataset.reel === slug && running[0].currentTime > 0
  }, slug)
}

/** The moment a reel's video is at, seconds. */
export async function timeOf(page: Page, slug: string): Promise<number> {
  return page.evaluate(
    (slug) =>
      document.querySelector<HTMLVideoElement>(`video[data-reel="${slug}"]`)?.currentTime ?? Number.NaN,
    slug,
  )
}

/** Waits until the feed listens. The app may come from the server or from the device. */
export async function feedReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('main [data-press]')
    // React hangs its own keys on what it has taken over.
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
  // Listeners follow the frame in which it shows.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
}

/** A finger's swipe over most of the screen, sent as the touches the browser itself scrolls by; `up` brings the next reel. */
export async function swipeFeed(cdp: CDPSession, direction: 'up' | 'down'): Promise<void> {
  const from = direction === 'up' ? 720 : 120
  const by = direction === 'up' ? -40 : 40
  await touch(cdp, 'touchStart', from)
  for (let move = 1; move <= 14; move++) {
    await touch(cdp, 'touchMove', from + move * by)
    await new Promise((resolve) => setTimeout(resolve, 8))
  }
  await touch(cdp, 'touchEnd')
}

/** One event of a finger in the middle of the screen. */
export async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  y?: number,
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
}

/** Index of the reel or part that fills the screen once the feed has come to rest. */
export async function restingAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const feed = document.querySelector('main') as HTMLElement
    let before = Number.NaN
    for (let still = 0; still < 3; ) {
      still = feed.scrollTop === before ? still + 1 : 0
      before = feed.scrollTop
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    return feed.scrollTop / feed.clientHeight
  })
}

/** Two taps of one finger, as quick as a hand makes them. */
export async function doubleTap(cdp: CDPSession, y: number): Promise<void> {
  // Sent without waiting for each to be dealt with: on a busy machine that alone would be too slow.
  await Promise.all([
    touch(cdp, 'touchStart', y),
    touch(cdp, 'touchEnd'),
    touch(cdp, 'touchStart', y),
    touch(cdp, 'touchEnd'),
  ])
}

/** One long turn of the wheel: many notches in quick succession. */
export async function turnWheel(cdp: CDPSession, notches: number): Promise<void> {
  const notch = { type: 'mouseWheel', x: 195, y: 400, deltaX: 0, deltaY: 120 * Math.sign(notches) } as const
  await Promise.all(
    Array.from({ length: Math.abs(notches) }, () => cdp.send('Input.dispatchMouseEvent', notch)),
  )
}
