import { wave } from '../random.ts'
import { FRAMES, type Light, paint, type Scene, type Stage } from '../scene.ts'
import { num } from '../shape.ts'

/** One trip video: a destination's scene with a camera, a passing day and something that happens. */
export interface Reel {
  slug: string
  scene: Scene
  /** Whole seconds; the loop closes on itself. */
  seconds: number
  /** The light from each moment (0..1) on; the change to the next takes `FADE` of the loop. */
  day: readonly (readonly [from: number, light: Light])[]
  /** How far the camera moves in, and to which point (fractions of the frame). */
  camera: { reach: number; x: number; y: number }
  /** What moves in front of the scene, in the frame's own units (720 × 1280). */
  actors(stage: Stage): string
  /** What is seen, in order, spread over the loop: the description track. */
  told: readonly string[]
}

/** Frames per second of every video. */
export const FPS = 24

const FADE = 0.1
const { w: W, h: H } = FRAMES.reel

/** Where something is that crosses between two moments of the loop; it waits at either end out of sight. */
export function crossing(time: number, start: number, end: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - start) / (end - start)))
  return from + (to - from) * t
}

/** A value in 0..1 that runs round `turns` whole times, shifted by `phase`: for what leaves at one edge and comes in at the other. */
export const round = (time: number, phase: number, turns = 1) => (((time * turns + phase) % 1) + 1) % 1

/** The lights of a moment and how much each shows. */
export function lightsAt(day: Reel['day'], time: number): [Light, number][] {
  const index = day.findLastIndex(([from]) => time >= from)
  const now = day[index] ?? day[0]
  const before = day[index - 1] ?? day.at(-1)
  if (!now || !before) throw new Error('A reel needs a light')
  const share = Math.min(1, (time - now[0]) / FADE)
  // The first light is shown from the very start, so that the loop has no seam: the last one fades before the end.
  if (index <= 0 || share >= 1) {
    const last = day.at(-1)
    const left = 1 - time
    if (last && index === day.length - 1 && left < FADE && day.length > 1)
      return [
        [now[1], left / FADE],
        [(day[0] as readonly [number, Light])[1], 1 - left / FADE],
      ]
    return [[now[1], 1]]
  }
  return [
    [before[1], 1 - share],
    [now[1], share],
  ]
}

/** One frame of a reel under one light, as SVG. */
export function reelFrame(reel: Reel, time: number, light: Light): string {
  const { scene, camera } = reel
  const move = (reach: number, content: string) => {
    const zoom = 1.04 + reach * (0.5 - 0.5 * Math.cos(time * Math.PI * 2))
    const x = W * camera.x + wave(time) * 10
    const y = H * camera.y
    return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(zoom * 1e4) / 1e4}) translate(${num(-x)} ${num(-y)})">${content}</g>`
  }
  const filmed: Scene = {
    ...scene,
    // Twice round per loop: what sways slowly in a still should be seen to move in ten seconds.
    draw: (stage) =>
      move(camera.reach, scene.draw({ ...stage, time: (stage.time * 2) % 1 })) +
      move(camera.reach * 1.8, reel.actors(stage)),
  }
  return paint(filmed, { time: time % 1, light, frame: 'reel', seed: 1 })
}
