import type { CDPSession, Page } from 'playwright'
import { reels } from '../../src/content/copy/reels.ts'
import { until } from './phone.ts'

/** A reel of the feed. */
export const reelOf = (page: Page, slug: string) =>
  page.getByRole('article', { name: reels.find((reel) => reel.slug === slug)?.title ?? slug })

/** The button that covers a reel's video. */
export const playButton = (page: Page, slug: string) =>
  reelOf(page, slug).getByRole('button', { name: /^(Play|Pause):/ })

/** The first reel of the feed. */
export const FIRST_REEL = reels[0] as (typeof reels)[number]

/** Opens the feed, and waits until it can be used. */
export async function openFeed(page: Page, path = '/video'): Promise<void> {
  await page.goto(path)
  await feedReady(page)
}

/** The state of the videos in a feed. */
export type Videos = { count: number; playing: string[] }

/** The number of `<video>` elements, and the reels that play: not paused, and past their start. */
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
export async function untilPlaying(page: Page, slug: string, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    (slug) => {
      const running = [...document.querySelectorAll('video')].filter((v) => !v.paused)
      return running.length === 1 && running[0]?.dataset.reel === slug && running[0].currentTime > 0
    },
    slug,
    { timeout },
  )
}

/** The current time of a reel's video, seconds. */
export async function timeOf(page: Page, slug: string): Promise<number> {
  return page.evaluate(
    (slug) =>
      document.querySelector<HTMLVideoElement>(`video[data-reel="${slug}"]`)?.currentTime ?? Number.NaN,
    slug,
  )
}

/** Throws unless this reel plays, can be sought in, plays on, and has its poster. */
export async function expectOfflineReel(page: Page, slug: string): Promise<void> {
  await untilPlaying(page, slug)
  const sought = await page.evaluate(async (slug) => {
    const video = document.querySelector<HTMLVideoElement>(`video[data-reel="${slug}"]`)
    if (!video) return Number.NaN
    const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    video.currentTime = video.duration / 2
    await there
    return video.currentTime / video.duration
  }, slug)
  if (!(sought > 0.45 && sought < 0.65))
    throw new Error(`The reel ${slug} is at ${sought} of its length, not in the middle.`)
  const before = await timeOf(page, slug)
  await until('playing on', async () => (await timeOf(page, slug)) !== before)
  const poster = reelOf(page, slug).locator('img').first()
  await until('the poster', () => poster.evaluate((img: HTMLImageElement) => img.naturalWidth > 0))
}

/**
 * Waits until the feed takes keys, the wheel and taps: it has seen which reel is in view, and plays it or asks. React's
 * own properties come before its effects.
 */
export async function feedReady(page: Page): Promise<void> {
  await page.locator('main :is(video, [data-state="asking"])').first().waitFor({ state: 'attached' })
}

/** Swipes over most of the screen with the touch events the browser scrolls by; `up` shows the next reel. */
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

/** Swipes until the feed rests at this index: on a busy machine a swipe arrives in pieces and turns back, and a person repeats it. */
export async function swipeTo(
  page: Page,
  cdp: CDPSession,
  direction: 'up' | 'down',
  index: number,
): Promise<void> {
  let at = Number.NaN
  for (let tries = 0; at !== index && tries < 3; tries++) {
    await swipeFeed(cdp, direction)
    for (const end = Date.now() + 2000; at !== index && Date.now() < end; ) at = await restingAt(page)
  }
  if (at !== index) throw new Error(`The feed rests at ${at} after three swipes, not at ${index}.`)
}

/** One touch event in the middle of the screen. */
export async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  y?: number,
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
}

/** Index of the reel or section that fills the screen once the feed has stopped. */
export async function restingAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const feed = document.querySelector('main') as HTMLElement
    let before = Number.NaN
    for (let still = 0; still < 4; ) {
      still = feed.scrollTop === before ? still + 1 : 0
      before = feed.scrollTop
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    return feed.scrollTop / feed.clientHeight
  })
}

/** Two taps at the speed of a real double tap. */
export async function doubleTap(cdp: CDPSession, y: number): Promise<void> {
  // Sent without waiting for each response: on a busy machine that alone would be too slow.
  await Promise.all([
    touch(cdp, 'touchStart', y),
    touch(cdp, 'touchEnd'),
    touch(cdp, 'touchStart', y),
    touch(cdp, 'touchEnd'),
  ])
}

/** One long wheel gesture: many events in quick succession. */
export async function turnWheel(cdp: CDPSession, notches: number): Promise<void> {
  const notch = { type: 'mouseWheel', x: 195, y: 400, deltaX: 0, deltaY: 120 * Math.sign(notches) } as const
  await Promise.all(
    Array.from({ length: Math.abs(notches) }, () => cdp.send('Input.dispatchMouseEvent', notch)),
  )
}
