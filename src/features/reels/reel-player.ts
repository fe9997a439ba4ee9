import { isFrugal } from '../../contract/connection.ts'
import type { Reel } from '../../contract/copy.ts'
import { deviceConnection } from '../../offline/device-connection.ts'
import { createSecondTries } from './second-tries.ts'
import { createVideoPool } from './video-pool.ts'

/** `asking`: the poster with a play button, since it may not or should not start by itself; `missing`: it cannot be had now. */
export type PlayState = 'waiting' | 'playing' | 'paused' | 'asking' | 'missing'

/** What the screen shows of the reel in view. */
export type PlayView = {
  state: PlayState
  muted: boolean
  hasSound: boolean
  captions: boolean
  /** The line of the description track at this moment, while captions are on. */
  cue: string
}

// Before anything has played; also what the server renders.
const FIRST_VIEW: PlayView = {
  state: 'waiting',
  muted: true,
  hasSound: false,
  captions: false,
  cue: '',
}

export type PlayerOptions = {
  reels: readonly Reel[]
  /** The reel in view before anything has played. */
  first: number
  stageOf: (index: number) => HTMLElement | null | undefined
  /** Whether a reel's video is on the device and costs no data. */
  isKept: (video: string) => Promise<boolean>
}

/** The reel in view comes first: its neighbours follow when it has played this long and the swipe is over, ms. */
const NEIGHBOURS_AFTER_MS = 250

export type ReelPlayer = ReturnType<typeof createReelPlayer>

/** Plays the one reel in view and readies its neighbours. Does nothing before {@link show}. */
export function createReelPlayer({ reels, first, stageOf, isKept }: PlayerOptions) {
  let view = FIRST_VIEW
  let shown: number | undefined = first
  const listeners = new Set<() => void>()
  // In mid-swipe the videos change over, and nothing is drawn: that waits until the swipe is over.
  let isArriving = false
  // What the traveller wants of the reel in view, whatever the browser does meanwhile.
  let wanted = false
  let visit = 0
  let readying: ReturnType<typeof setTimeout> | undefined
  const pool = createVideoPool(reels, listen)
  const tries = createSecondTries(
    () => start('anew'),
    () => rest('missing'),
  )
  const current = () => (shown === undefined ? undefined : pool.videoOf(shown))
  const tell = () => {
    if (isArriving) return
    for (const listener of listeners) listener()
  }
  const update = (part: Partial<PlayView>) => {
    const next = { ...view, ...part }
    if (!Object.entries(next).some(([key, value]) => view[key as keyof PlayView] !== value)) return
    view = next
    tell()
  }

  function listen(video: HTMLVideoElement) {
    video.muted = view.muted
    const on = (type: string, react: () => void) =>
      video.addEventListener(type, () => video === current() && react())
    on('playing', () => {
      // Paused again since: events come late.
      if (video.paused) return
      video.dataset.shown = ''
      tries.reset()
      update({ state: 'playing', hasSound: hasSound(video) })
      readySoon()
    })
    on('waiting', () => {
      if (!wanted) return
      update({ state: 'waiting' })
      tries.expect()
    })
    on('progress', () => wanted && view.state === 'waiting' && tries.expect())
    on('error', () => wanted && tries.failed())
    // A call, a headset, the system: the browser pauses by itself, too; Chromium also what has failed. The event comes
    // late: by then a second tap may have started it again.
    on('pause', () => {
      if (wanted && video.paused && !document.hidden && !video.error) rest('paused')
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
    // Nobody sees it: once it is back in sight, it starts by itself.
    if (document.hidden) return
    const mine = visit
    const video = pool.load(shown, stage)
    if (how || video.error || view.state === 'missing') reload(video)
    update({ state: 'waiting' })
    tries.expect()
    showCaptions()
    video.play().catch((error: DOMException) => {
      // Another reel came into view, or the source failed and says so itself.
      if (mine !== visit || error.name === 'AbortError' || video.error) return
      console.warn('The video did not start.', error)
      rest('asking')
    })
  }

  // Stands still until it is asked for.
  function rest(state: PlayState) {
    wanted = false
    tries.stop()
    current()?.pause()
    update({ state })
  }

  function arrived() {
    if (!isArriving) return
    isArriving = false
    tell()
    readySoon()
  }

  function readySoon() {
    clearTimeout(readying)
    if (!isArriving && view.state === 'playing') readying = setTimeout(readyNeighbours, NEIGHBOURS_AFTER_MS)
  }

  function readyNeighbours() {
    if (shown === undefined || isFrugal(deviceConnection())) return
    for (const index of [shown + 1, shown - 1]) {
      const stage = stageOf(index)
      if (reels[index] && stage) pool.load(index, stage)
    }
  }

  function showCaptions() {
    for (const video of pool.all()) {
      const track = video.textTracks[0]
      // `hidden`: loaded and followed, but drawn by the page, clear of the words over the picture.
      if (track) track.mode = view.captions && video === current() ? 'hidden' : 'disabled'
    }
    if (!view.captions) update({ cue: '' })
  }

  return {
    video: current,
    /** The video of reel `index`, if that is the one in view. */
    videoOf: (index: number) => (index === shown ? current() : undefined),

    /** Calls `listener` whenever {@link view} has changed, or another reel has come into view. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,
    /** What reel `index` does; `undefined` while it is not the one in view. */
    stateOf: (index: number) => (index === shown ? view.state : undefined),

    /** Brings a reel into play, or none: the only one before it stops. Told at {@link arrived}. */
    async show(index: number | undefined): Promise<void> {
      wanted = false
      tries.reset()
      current()?.pause()
      shown = index
      visit += 1
      const mine = visit
      const reel = index === undefined ? undefined : reels[index]
      isArriving = true
      update({ state: 'waiting', hasSound: false, cue: '' })
      if (!reel) return
      const mustAsk = prefersStillness() || (isFrugal(deviceConnection()) && !(await isKept(reel.video)))
      if (mine !== visit) return
      if (mustAsk) update({ state: 'asking' })
      else start()
    },

    /** The swipe to the reel is over. */
    arrived,

    /** A tap: pauses or plays. One that comes while the video is still on its way changes nothing. */
    toggle(): void {
      arrived()
      const video = current()
      // The picture may move already before the event says so.
      const moves = wanted && video && !video.paused && video.readyState >= video.HAVE_FUTURE_DATA
      if (view.state === 'playing' || moves) {
        rest('paused')
        return
      }
      if (view.state === 'waiting' && wanted) return
      tries.reset()
      start()
    },

    /** The network is back: what could not be had is tried again. */
    retry(): void {
      if (view.state !== 'missing') return
      tries.reset()
      start()
    },

    /** Stands still while a finger rests on it; `true` when there was something to hold. */
    hold(): boolean {
      if (view.state !== 'playing') return false
      wanted = false
      current()?.pause()
      return true
    },
    letGo: () => start(),

    /** Out of sight, behind another tab or app, nothing plays. */
    hide(hidden: boolean): void {
      if (hidden) {
        tries.stop()
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
      tries.stop()
      pool.close()
    },
  }
}

// From where it broke off, under the poster until it moves.
function reload(video: HTMLVideoElement): void {
  const { currentTime } = video
  delete video.dataset.shown
  video.load()
  video.currentTime = currentTime
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

// No standard says it: each engine has its own word.
function hasSound(video: HTMLVideoElement): boolean {
  const { mozHasAudio, webkitAudioDecodedByteCount, audioTracks } = video as {
    mozHasAudio?: boolean
    webkitAudioDecodedByteCount?: number
    audioTracks?: { length: number }
  }
  return Boolean(mozHasAudio || webkitAudioDecodedByteCount || audioTracks?.length)
}

function textOf(cues: TextTrackCueList | null): string {
  return [...(cues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent).join(' ')
}
