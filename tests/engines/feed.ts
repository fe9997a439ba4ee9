import { reels } from '../../src/content/copy/reels.ts'
import { ARROW_DOWN, type Engine, until } from './engine.ts'

type Feed = {
  videos: number
  /** Reels whose videos run. */
  playing: string[]
  at: number
  index: string | null
  /** What the button over the reel in view would do. */
  button: string
  /** How far each video has come: its reel, seconds, `readyState`, `networkState`, error. */
  states: string[]
}

// What the page shows of its feed at this moment.
const LOOK = `(() => {
  const videos = [...document.querySelectorAll('video')]
  const feed = document.querySelector('main')
  return {
    videos: videos.length,
    playing: videos.filter((v) => !v.paused && v.currentTime > 0).map((v) => v.dataset.reel),
    at: feed ? feed.scrollTop / feed.clientHeight : -1,
    button: document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest('[data-press]')?.ariaLabel ?? '',
    index: new URLSearchParams(location.search).get('index'),
    states: videos.map((v) => [v.dataset.reel, v.currentTime, v.readyState, v.networkState, v.error?.message].join(' ')),
  }
})()`

/**
 * Goes through the whole feed by keys; throws at the first thing that is not as in Chromium. `bare` is a page of nothing
 * but the first reel: where even that does not start over, the feed cannot. Returns whether it did.
 */
export async function tryFeed(engine: Engine, site: string, bare?: string): Promise<{ loops: boolean }> {
  let canLoop = true
  if (bare) {
    await engine.open(bare)
    canLoop = await startsOver(engine).then(
      () => true,
      () => false,
    )
  }
  await engine.open(`${site}/video`)
  for (const [index, reel] of reels.entries()) {
    if (index > 0) await engine.press(index % 2 ? ARROW_DOWN : 'j')
    await arrive(engine, index, reel.slug)
    if (index > 0 || !canLoop) continue
    await startsOver(engine)
    await arrive(engine, index, reel.slug)
  }
  await engine.press('k')
  await arrive(engine, reels.length - 2, reels.at(-2)?.slug ?? '')
  await engine.press(' ')
  await until('the space bar pauses', async () => (await look(engine)).playing.length === 0)
  await engine.press(' ')
  await arrive(engine, reels.length - 2, reels.at(-2)?.slug ?? '')

  mustBeSilent(engine.errors())

  // Requests that leaving cuts off are errors to some engines.
  await engine.open('about:blank')
  const before = engine.errors().length
  await engine.open(`${site}/video?index=3`)
  await arrive(engine, 3, reels[3]?.slug ?? '')
  mustBeSilent(engine.errors().slice(before))
  return { loops: canLoop }
}

function mustBeSilent(errors: string[]): void {
  if (errors.length > 0) throw new Error(`On the console:\n${errors.join('\n')}`)
}

async function look(engine: Engine): Promise<Feed> {
  const feed = await engine.evaluate<Feed>(LOOK)
  // At every moment, not only at rest.
  if (feed.videos > 3) throw new Error(`There are ${feed.videos} videos.`)
  if (feed.playing.length > 1) throw new Error(`At once play ${feed.playing.join(' and ')}.`)
  return feed
}

async function arrive(engine: Engine, index: number, slug: string): Promise<void> {
  let feed: Feed | undefined
  const isThere = async () => {
    feed = await look(engine)
    return Math.abs(feed.at - index) < 0.01 && feed.playing[0] === slug && Number(feed.index ?? 0) === index
  }
  const what = `reel ${index + 1}, ${slug}, fills the screen and plays, and the address says so`
  await until(what, isThere).catch((error: Error) => {
    throw new Error(`${error.message} Last seen: ${JSON.stringify(feed)}`)
  })
}

// Played through rather than sought: what is tried is the loop.
async function startsOver(engine: Engine): Promise<void> {
  const part = () =>
    engine.evaluate<number>(
      "(({ currentTime, duration }) => currentTime / duration)(document.querySelector('video'))",
    )
  await until('the first reel nears its end', async () => (await part()) > 0.7)
  // Somewhat past its start: a loop that hangs has gone back, too.
  await until('the first reel starts over', async () => {
    const at = await part()
    return at > 0.02 && at < 0.3
  })
}
