import type { Reel } from '../../contract/copy.ts'

/** Videos that exist at once: the reel in view and its two neighbours. Phones have few decoders, and little memory. */
export const POOL_SIZE = 3

/** A few `<video>` elements that go from reel to reel. */
export interface VideoPool {
  /** Puts a reel's video into its stage and lets it load. Another reel, {@link POOL_SIZE} away, may lose it. */
  load(index: number, stage: HTMLElement): HTMLVideoElement
  /** The video that holds this reel now. */
  videoOf(index: number): HTMLVideoElement | undefined
  all(): HTMLVideoElement[]
  /** Lets go of every video and what it has buffered. */
  close(): void
}

/** An empty pool; `made` is told of every new element, to listen to it. */
export function createVideoPool(reels: readonly Reel[], made: (video: HTMLVideoElement) => void): VideoPool {
  const slots: (HTMLVideoElement | undefined)[] = []
  const holds = (video: HTMLVideoElement | undefined, index: number) =>
    video?.dataset.reel === reels[index]?.slug ? video : undefined

  return {
    load(index, stage) {
      const slot = index % POOL_SIZE
      const video = slots[slot] ?? createVideo()
      if (!slots[slot]) made(video)
      slots[slot] = video
      if (!holds(video, index)) turnTo(video, reels[index] as Reel)
      if (video.parentElement !== stage) stage.append(video)
      return video
    },
    videoOf: (index) => holds(slots[index % POOL_SIZE], index),
    all: () => slots.filter((video) => video !== undefined),
    close() {
      for (const video of slots.splice(0)) {
        video?.pause()
        // Only a load of nothing frees the buffers at once.
        video?.removeAttribute('src')
        video?.load()
        video?.remove()
      }
    },
  }
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  video.loop = true
  video.preload = 'auto'
  video.playsInline = true
  video.disableRemotePlayback = true
  // Its button has the name; the element itself has no controls to reach.
  video.tabIndex = -1
  video.setAttribute('aria-hidden', 'true')
  const track = document.createElement('track')
  track.kind = 'captions'
  track.srclang = 'en'
  track.label = 'What is seen'
  video.append(track)
  return video
}

function turnTo(video: HTMLVideoElement, reel: Reel): void {
  video.dataset.reel = reel.slug
  // Until the first picture moves, the poster below shows through.
  delete video.dataset.shown
  const track = video.querySelector('track')
  if (track) track.src = reel.captions
  video.src = reel.video
}
