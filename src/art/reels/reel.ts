import { mix } from '../colour.ts'
import { FRAMES, type Light, paint, type Scene, type Stage } from '../scene.ts'
import { num, rect } from '../shape.ts'

/** One shot of a trip video: a scene under one light, with a camera that moves. */
export interface Shot {
  scene: Scene
  /** The light, where it is not the one the scene was designed for. */
  light?: Light
  /** The camera's distance at the start and at the end: 1.2 shows the scene a fifth larger. */
  zoom: readonly [from: number, to: number]
  /** The point the camera keeps in place, as fractions of the frame; a low one brings the subject up. */
  toward: { x: number; y: number }
  /** How far it moves to the right from start to end, as a fraction of the frame's width. */
  pan?: number
  /** How far the scene is moved up, as a fraction of the frame's height; its ground goes on below. */
  lift?: number
  /** What moves in front of the scene, in the frame's own units (720 × 1280); its clock is `window` of the ten seconds it was drawn for. */
  actors?(stage: Stage): string
  window?: readonly [from: number, to: number]
  /** What is seen, for the description track. */
  told: string
}

/** One trip video: a wide shot, a detail and people, of equal length. */
export interface Reel {
  slug: string
  shots: readonly [wide: Shot, detail: Shot, people: Shot]
  /** The scene of the diaries' clip, which is the last shot. */
  clip: string
}

/** Frames per second of every video. */
export const FPS = 24
/** Length of each shot. */
export const SHOT_SECONDS = 3

const { w: W, h: H } = FRAMES.reel
/** The share of the scene's own loop that passes during a shot that is not repeated. */
const SHOT_LOOP = 0.62

/** Where something is that crosses between two moments of the loop; it waits at either end out of sight. */
export function crossing(time: number, start: number, end: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - start) / (end - start)))
  return from + (to - from) * t
}

/** A value in 0..1 that runs round `turns` whole times, shifted by `phase`: for what leaves at one edge and comes in at the other. */
export const round = (time: number, phase: number, turns = 1) => (((time * turns + phase) % 1) + 1) % 1

/** One frame of a reel, as SVG; `time` 0..1 passes through its shots and ends where it began. */
export function reelFrame({ shots }: Reel, time: number): string {
  const passed = (time % 1) * shots.length
  const index = Math.min(shots.length - 1, Math.floor(passed))
  // The last shot is also a clip that is played again and again, so it ends where it began.
  return shotFrame(shots[index] as Shot, passed - index, index === shots.length - 1)
}

/** One frame of a shot, as SVG. In one that `returns` the camera comes back and the scene closes its loop. */
export function shotFrame(shot: Shot, time: number, returns: boolean): string {
  const { scene, zoom, toward, pan = 0, lift = 0, window = [0, 0.3] } = shot
  const now = returns ? time % 1 : time
  const way = returns ? 0.5 - 0.5 * Math.cos(now * Math.PI * 2) : now
  const scale = zoom[0] + (zoom[1] - zoom[0]) * way
  const filmed: Scene = {
    ...scene,
    draw: (stage) => {
      const x = stage.w * (toward.x + pan * (way - 0.5))
      const y = stage.h * toward.y
      const own = scene.draw({ ...stage, time: returns ? now : now * SHOT_LOOP })
      const clock = window[0] + (window[1] - window[0]) * now
      const front = shot.actors?.({ ...stage, time: clock }) ?? ''
      const view = `translate(${num(x)} ${num(y - lift * stage.h)}) scale(${Math.round(scale * 1e4) / 1e4}) translate(${num(-x)} ${num(-y)})`
      return `<g transform="${view}">${own}${front}</g>${lift > 0 ? ground(stage, lift) : ''}`
    },
  }
  return paint(filmed, { time: 0, light: shot.light ?? scene.light, frame: 'reel', seed: 1 })
}

/** The dark ground below a scene that was moved up, where the page sets its words. */
function ground(stage: Stage, lift: number): string {
  const dark = mix(stage.sky[0] ?? '#171d33', '#10142a', 0.82)
  const top = H * (1 - lift - 0.16)
  const fade = `<linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity="0"/><stop offset=".78" stop-color="${dark}"/></linearGradient>`
  return `<defs>${fade}</defs>${rect(0, top, W, H * 0.162, 'url(#ground)')}${rect(0, H * (1 - lift) - 2, W, H * lift + 2, dark)}`
}
