import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { reels } from '../../src/content/copy/reels.ts'
import { chromiumOptions } from '../support/chromium.ts'
import { restingAt, swipeFeed } from '../support/reels.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median } from './median.ts'

const PORT = 4123
const SWIPES = 10
const CPU_SLOWDOWN = 4
/** A frame is in time when it follows the one before within this, ms: 60 a second, and a little for the clock. */
const IN_TIME_MS = 20

type Smoothness = { inTime: number; worstMs: number }

/**
 * Ten swipes at a quarter of this machine's speed, in the feed and in a bare page of the same posters and videos under
 * the same scroll snapping: share of frames in time, and the longest.
 */
export async function benchReels({ rounds = 5 } = {}): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions({ measured: true }))
  const sides: Record<'ours' | 'floor', Smoothness[]> = { ours: [], floor: [] }
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      // What the worker fetches in the background is not the feed's doing.
      serviceWorkers: 'block',
    })
    await context.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: FLOOR }))
    // In turns: a machine that slows down for a while slows both. The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const [side, path] of [
        ['floor', '/floor'],
        ['ours', '/video'],
      ] as const) {
        const result = await swipeThrough(context, server.url + path)
        if (round > 0) sides[side].push(result)
      }
  } finally {
    await browser.close()
    await server.stop()
  }
  const row = (what: string, unit: string, key: keyof Smoothness, bound?: string): Row => {
    const middle = (side: Smoothness[]) => median(side.map((round) => round[key]))
    const [ours, floor] = [middle(sides.ours), middle(sides.floor)]
    return {
      what: `/video ten swipes, ${what}`,
      unit,
      ours,
      floor,
      ratio: ours / floor,
      ...(bound && { bound }),
    }
  }
  return [row('frames under 20 ms', '%', 'inTime', '≥ 95'), row('longest frame', 'ms', 'worstMs')]
}

async function swipeThrough(context: BrowserContext, url: string): Promise<Smoothness> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => [...document.querySelectorAll('video')].some((v) => v.currentTime > 0.5))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await recordFrames(page)
  for (let swipe = 0; swipe < SWIPES; swipe++) {
    // Down the feed, and back up for the rest: the end is another page's worth of cards.
    await swipeFeed(cdp, swipe < reels.length - 1 ? 'up' : 'down')
    await restingAt(page)
  }
  const frames = await page.evaluate(() => (window as unknown as { frames?: number[] }).frames ?? [])
  await page.close()
  return {
    inTime: (100 * frames.filter((ms) => ms < IN_TIME_MS).length) / frames.length,
    worstMs: Math.max(...frames),
  }
}

async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let before = performance.now()
    const next = (now: number) => {
      frames.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

// The least a feed can be: posters, one video each that loads when near, and the one in view plays.
const FLOOR = `<!doctype html><meta name="viewport" content="width=device-width">
<style>body{margin:0}main{height:100dvh;overflow-y:auto;scroll-snap-type:y mandatory}
section{position:relative;height:100dvh;scroll-snap-align:start;scroll-snap-stop:always}
img,video{position:absolute;width:100%;height:100%;object-fit:cover}</style>
<main>${reels.map(({ poster, video }) => `<section><img src="${poster}"><video src="${video}" preload="none" muted loop playsinline></video></section>`).join('')}</main>
<script>const watcher=new IntersectionObserver(entries=>{for(const{target,isIntersecting}of entries)isIntersecting?target.play():target.pause()},{threshold:.5});
for(const video of document.querySelectorAll('video'))watcher.observe(video)</script>`

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchReels())
