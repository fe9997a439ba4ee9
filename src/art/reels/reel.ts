import { mix } from '../colour.ts'
import { wave } from '../random.ts'
import { FRAMES, type Light, paint, type Scene, type Stage } from '../scene.ts'
import { hill, num, repeat } from '../shape.ts'

/** One shot of a trip video: a scene under one light, with a camera that moves. */
export interface Shot {
  scene: Scene
  /** The light, where it is not the one the scene was designed for. */
  light?: Light
  /** How much of the frame the scene fills from the top; the ground it stands on goes on below, where the page sets its words. */
  fills: number
  /** How wide the scene is drawn, in frames: the camera passes over what is more than one. */
  breadth: number
  /** Where the camera looks in that width at the start and at the end: 0 its left end, 1 its right one. */
  pan: readonly [from: number, to: number]
  /** The camera's distance at the start and at the end: 1.2 shows the scene a fifth larger. */
  zoom: readonly [from: number, to: number]
  /** The height that keeps its place while the camera comes nearer, as a fraction of the scene's; a low one brings the subject up. */
  hold: number
  /** Where the subject is, top and bottom, as fractions of the scene's height: it has to stay in the upper part of the frame. */
  subject: readonly [top: number, bottom: number]
  /** The colour of the ground below the scene. */
  ground: string
  /** What moves in front of the scene, in the scene's units; its clock is `window` of the ten seconds it was drawn for. */
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

/** Where the camera of a shot is at a moment (0..1): the scale of the scene and how far it is moved. */
export function camera({ zoom, pan, hold, fills, breadth }: Shot, time: number, returns: boolean) {
  const way = returns ? 0.5 - 0.5 * Math.cos(time * Math.PI * 2) : time
  const near = zoom[0] + (zoom[1] - zoom[0]) * way
  const look = pan[0] + (pan[1] - pan[0]) * way
  return {
    scale: fills * near,
    x: -W * (breadth * near - 1) * look,
    y: H * fills * hold * (1 - near),
  }
}

/** Top and bottom of a shot's subject at a moment, as fractions of the frame's height. */
export function subjectAt(shot: Shot, time: number, returns: boolean): [top: number, bottom: number] {
  const { scale, y } = camera(shot, time, returns)
  const [top, bottom] = shot.subject
  return [top * scale + y / H, bottom * scale + y / H]
}

/** One frame of a shot, as SVG. In one that `returns` the camera comes back and the scene closes its loop. */
export function shotFrame(shot: Shot, time: number, returns: boolean): string {
  const { scene, fills, breadth, window = [0, 0.3] } = shot
  const now = returns ? time % 1 : time
  const filmed: Scene = {
    ...scene,
    draw: (stage) => {
      const { scale, x, y } = camera(shot, now, returns)
      const w = (W * breadth) / fills
      const larger: Stage = {
        ...stage,
        w,
        u: Math.min((W / fills) * 1.15, H) / 1000,
        sun: { x: (stage.sun.x / stage.w) * w, y: stage.sun.y },
      }
      const own = scene.draw({ ...larger, time: returns ? now : now * SHOT_LOOP })
      const clock = window[0] + (window[1] - window[0]) * now
      const front = shot.actors?.({ ...larger, time: clock }) ?? ''
      const view = `translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1e4) / 1e4})`
      return `<g transform="${view}">${own}${front}</g>${ground(shot, now)}`
    },
  }
  return paint(filmed, { time: 0, light: shot.light ?? scene.light, frame: 'reel', seed: 1 })
}

/** Low swells of the scene's own ground, darker towards the viewer; the nearest moves most. */
function ground({ fills, ground: colour }: Shot, time: number): string {
  if (fills >= 1) return ''
  const top = H * fills
  const depth = H - top
  return repeat(4, (i) => {
    const y = top - 16 + depth * (i * 0.24)
    const rise = 12 + i * 5
    const drift = wave(time, i * 0.2) * (4 + i * 5)
    const points = Array.from({ length: 6 }, (_, k): [number, number] => [
      (k / 5) * (W + 240) - 120 + drift,
      y + rise * Math.sin(k * 2.1 + i * 1.7),
    ])
    const rest: [number, number][] = [
      [W + 160, H + 5],
      [-160, H + 5],
    ]
    return hill(points, rest, mix(colour, '#0d1026', 0.16 + i * 0.17))
  })
}
