import type { Reel } from '../../../contract/copy.ts'

/**
 * Number of videos that exist at once: the reel in view and its two neighbours. Phones have few decoders and little
 * memory.
 */
export const POOL_SIZE = 3

/** A few `<video>` elements that the reels reuse. */
export interface VideoPool {
  /** Puts a video into a reel's stage and starts loading. It may be taken from another reel, {@link POOL_SIZE} away. */
  load(index: number, stage: HTMLElement): HTMLVideoElement
  /** The video element of this reel. */
  videoOf(index: number): HTMLVideoElement | undefined
  all(): HTMLVideoElement[]
  /** Releases every video and its buffers. */
  close(): void
}

/** An empty pool; `made` is called with every new element, to add listeners. */
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
        // Only loading without a source frees the buffers at once.
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
  // The button has the accessible name; the element itself has no controls.
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
  // Transparent until the first frame plays, so that the poster below is visible.
  delete video.dataset.shown
  const track = video.querySelector('track')
  if (track) track.src = reel.captions
  video.src = reel.video
}
