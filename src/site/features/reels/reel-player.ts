import { isNotFast, savesDataOrIs2g } from '../../../contract/connection.ts'
import type { Reel } from '../../../contract/copy.ts'
import { deviceConnection } from '../../../offline/app/device-connection.ts'
import { createEmitter } from '../../../state/create-store.ts'
import { hasSound, reload, textOf } from './video-element.ts'
import { createVideoPool } from './video-pool.ts'
import { createVideoRetry } from './video-retry.ts'

/**
 * `asking`: the poster with a play button, because autoplay is blocked or unwanted; `missing`: the video failed to
 * load.
 */
export type PlayState = 'waiting' | 'playing' | 'paused' | 'asking' | 'missing'

/** What the screen shows of the reel in view. */
export type PlayView = {
  state: PlayState
  muted: boolean
  hasSound: boolean
  captions: boolean
  /** The current caption from the description track, while captions are on. */
  cue: string
}

// The state before anything has played; the server renders it too.
const FIRST_VIEW: PlayView = {
  state: 'waiting',
  muted: true,
  hasSound: false,
  captions: false,
  cue: '',
}

export type PlayerOptions = {
  reels: readonly Reel[]
  /** The reel in view at the start. */
  first: number
  stageOf: (index: number) => HTMLElement | null | undefined
  /** Whether a reel's video is already on the device, so that playing it uses no data. */
  isKept: (video: string) => Promise<boolean>
}

/** The reel in view loads first; its neighbours load after it has played this long and the swipe is over, ms. */
const NEIGHBOURS_AFTER_MS = 250
/** A pause this soon after a failed video was loaded again is not the traveller's, ms. */
const LATE_PAUSE_MS = 3_000

export type ReelPlayer = ReturnType<typeof createReelPlayer>

/** Plays the reel in view and preloads its neighbours. Does nothing before {@link show}. */
export function createReelPlayer({ reels, first, stageOf, isKept }: PlayerOptions) {
  let view = FIRST_VIEW
  let shown: number | undefined = first
  const changes = createEmitter()
  // During a swipe only the videos change; React renders when the swipe is over.
  let isArriving = false
  // Over a slow link the neighbours wait for the first touch: many travellers see one video only.
  let isUsed = false
  // Whether the traveller wants the reel in view to play; the browser may pause it by itself.
  let wanted = false
  let visit = 0
  let reloadedAt = Number.NEGATIVE_INFINITY
  let readying: ReturnType<typeof setTimeout> | undefined
  const pool = createVideoPool(reels, listen)
  const retries = createVideoRetry(
    () => start('anew'),
    () => rest('missing'),
  )
  const current = () => (shown === undefined ? undefined : pool.videoOf(shown))
  const notify = () => {
    if (!isArriving) changes.emit()
  }
  const update = (part: Partial<PlayView>) => {
    const next = { ...view, ...part }
    if (!Object.entries(next).some(([key, value]) => view[key as keyof PlayView] !== value)) return
    view = next
    notify()
  }

  function listen(video: HTMLVideoElement) {
    video.muted = view.muted
    const on = (type: string, react: () => void) =>
      video.addEventListener(type, () => video === current() && react())
    on('playing', () => {
      // Events arrive late: the reel may have been paused again.
      if (video.paused) return
      video.dataset.shown = ''
      retries.reset()
      update({ state: 'playing', hasSound: hasSound(video) })
      readySoon()
    })
    on('waiting', () => {
      if (!wanted) return
      update({ state: 'waiting' })
      retries.restart()
    })
    on('progress', () => wanted && view.state === 'waiting' && retries.restart())
    on('error', () => wanted && retries.failed())
    // The browser also pauses by itself (a call, a headset, the system), and Chromium after a failure. The event comes
    // late: a second tap may have started the video again.
    on('pause', () => {
      if (!wanted || !video.paused || document.hidden || video.error) return
      // Chromium may pause once more for the load that failed, after the next one has begun to play.
      if (performance.now() - reloadedAt < LATE_PAUSE_MS) {
        reloadedAt = Number.NEGATIVE_INFINITY
        video.play().catch(() => rest('asking'))
      } else rest('paused')
    })
    const track = video.querySelector('track')?.track
    track?.addEventListener('cuechange', () => {
      if (video === current()) update({ cue: textOf(track.activeCues) })
    })
  }

  function start(how?: 'anew') {
    const stage = shown === undefined ? undefined : stageOf(shown)
    if (shown === undefined || !stage) return
    wanted = true
    // The page is hidden: the video starts by itself when the page is visible again.
    if (document.hidden) return
    const mine = visit
    const video = pool.load(shown, stage)
    if (how || video.error || view.state === 'missing') {
      reload(video)
      reloadedAt = performance.now()
    }
    update({ state: 'waiting' })
    retries.restart()
    showCaptions()
    video.play().catch((error: DOMException) => {
      // Another reel came into view, or the source failed and its own event reports it.
      if (mine !== visit || error.name === 'AbortError' || video.error) return
      console.warn('The video did not start.', error)
      rest('asking')
    })
  }

  // Waits for a tap before it plays.
  function rest(state: PlayState) {
    wanted = false
    retries.stop()
    current()?.pause()
    update({ state })
  }

  function arrived() {
    if (!isArriving) return
    isArriving = false
    notify()
    readySoon()
  }

  function readySoon() {
    clearTimeout(readying)
    if (!isArriving && view.state === 'playing') readying = setTimeout(readyNeighbours, NEIGHBOURS_AFTER_MS)
  }

  function readyNeighbours() {
    const link = deviceConnection()
    if (shown === undefined || savesDataOrIs2g(link) || (!isUsed && isNotFast(link))) return
    for (const index of [shown + 1, shown - 1]) {
      const stage = stageOf(index)
      if (reels[index] && stage) pool.load(index, stage)
    }
  }

  function showCaptions() {
    for (const video of pool.all()) {
      const track = video.textTracks[0]
      // `hidden`: the browser loads the track and fires its events, but the page draws the captions beside the overlay
      // text.
      if (track) track.mode = view.captions && video === current() ? 'hidden' : 'disabled'
    }
    if (!view.captions) update({ cue: '' })
  }

  return {
    video: current,
    /** The video of reel `index`, if that is the one in view. */
    videoOf: (index: number) => (index === shown ? current() : undefined),

    /** Calls `listener` whenever {@link view} has changed or another reel has come into view. */
    subscribe: changes.subscribe,
    view: () => view,
    /** Play state of reel `index`; `undefined` while another reel is in view. */
    stateOf: (index: number) => (index === shown ? view.state : undefined),

    /** Plays a reel, or none, and stops the previous one. Listeners are called at {@link arrived}. */
    async show(index: number | undefined): Promise<void> {
      wanted = false
      retries.reset()
      current()?.pause()
      shown = index
      visit += 1
      if (visit > 1) isUsed = true
      const mine = visit
      const reel = index === undefined ? undefined : reels[index]
      isArriving = true
      update({ state: 'waiting', hasSound: false, cue: '' })
      if (!reel) return
      const mustAsk =
        prefersStillness() || (savesDataOrIs2g(deviceConnection()) && !(await isKept(reel.video)))
      if (mine !== visit) return
      if (mustAsk) update({ state: 'asking' })
      else start()
    },

    /** The traveller has touched the feed, or used a key or a wheel: a swipe may follow. */
    used(): void {
      isUsed = true
      readySoon()
    },

    /** The swipe to the reel is over. */
    arrived,

    /** A tap: pauses or plays. While the video is still loading it changes nothing. */
    toggle(): void {
      arrived()
      const video = current()
      // The video may play already before its event arrives.
      const moves = wanted && video && !video.paused && video.readyState >= video.HAVE_FUTURE_DATA
      if (view.state === 'playing' || moves) {
        rest('paused')
        return
      }
      if (view.state === 'waiting' && wanted) return
      retries.reset()
      start()
    },

    /** The network is back: retries a video that failed. */
    retry(): void {
      if (view.state !== 'missing') return
      retries.reset()
      start()
    },

    /** Pauses, or keeps a video that still loads from starting, until {@link letGo}; returns whether one was to play. */
    hold(): boolean {
      if (!wanted) return false
      wanted = false
      retries.stop()
      current()?.pause()
      return true
    },
    letGo: () => start(),

    /** Pauses when the page is hidden behind another tab or app. */
    hide(hidden: boolean): void {
      if (hidden) {
        retries.stop()
        current()?.pause()
      } else if (wanted) start()
    },

    seek(seconds: number): void {
      const video = current()
      if (!video || !Number.isFinite(video.duration)) return
      video.currentTime = Math.min(Math.max(0, seconds), video.duration)
    },

    toggleMuted(): boolean {
      update({ muted: !view.muted })
      for (const video of pool.all()) video.muted = view.muted
      return view.muted
    },

    toggleCaptions(): void {
      update({ captions: !view.captions })
      showCaptions()
    },

    close(): void {
      shown = undefined
      visit += 1
      clearTimeout(readying)
      retries.stop()
      pool.close()
    },
  }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
