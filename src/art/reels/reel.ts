import { mix } from '../colour.ts'
import { wave } from '../random.ts'
import { FRAMES, type Light, paint, type Scene, type Stage } from '../scene.ts'
import { hill, num, repeat } from '../shape.ts'

/** One shot of a reel: a scene under one light, with a camera that moves. */
export interface Shot {
  scene: Scene
  /** The light, if it is not the one that the scene is designed for. */
  light?: Light
  /** The height of the scene as a share of the frame; below it is plain ground, where the page shows its text. */
  heightShare: number
  /** The width of the scene in frames; the camera can pan over the part beyond 1. */
  widthInFrames: number
  /** The position of the camera in that width at the start and at the end: 0 is its left end, 1 its right end. */
  pan: readonly [from: number, to: number]
  /** The zoom factor at the start and at the end. */
  zoom: readonly [from: number, to: number]
  /** The height that stays in place while the camera zooms, as a fraction of the scene's height from the top. */
  zoomAnchor: number
  /** Top and bottom of the subject, as fractions of the scene's height; a test checks that it stays in the upper part of the frame. */
  subject: readonly [top: number, bottom: number]
  /** The colour of the ground below the scene. */
  ground: string
  /** Draws what moves in front of the scene, in the scene's units; its time runs through `timeRange`. */
  foreground?(stage: Stage): string
  /** The part of the foreground's own loop (0..1) that the shot shows. */
  timeRange?: readonly [from: number, to: number]
  /** What the shot shows, for the description track. */
  description: string
}

/** One reel: a wide shot, a detail and a shot of people, of equal length. */
export interface Reel {
  slug: string
  shots: readonly [wide: Shot, detail: Shot, people: Shot]
  /** The name of the scene in the clip, which is the last shot. */
  clip: string
}

/** The frame rate of all videos. */
export const FPS = 24
/** The length of each shot. */
export const SHOT_SECONDS = 3

const { w: W, h: H } = FRAMES.reel
/** The share of the scene's own loop that a shot shows, unless the shot is a loop. */
const LOOP_SHARE = 0.62

/** A position that moves linearly from `from` to `to` between the times `start` and `end`, and stays before and after. */
export function crossing(time: number, start: number, end: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - start) / (end - start)))
  return from + (to - from) * t
}

/** A phase in 0..1 that repeats `turns` whole times per loop: for what leaves at one edge and enters at the other. */
export const loopPhase = (time: number, phase: number, turns = 1) => (((time * turns + phase) % 1) + 1) % 1

/** One frame of a reel, as SVG; `time` 0..1 runs through its shots, and 1 gives the frame of 0. */
export function reelFrame({ shots }: Reel, time: number): string {
  const position = (time % 1) * shots.length
  const index = Math.min(shots.length - 1, Math.floor(position))
  // The last shot is also the clip, which is played as a loop.
  return shotFrame(shots[index] as Shot, position - index, index === shots.length - 1)
}

/** The camera of a shot at a time (0..1): the scale and the offset of the scene. In a loop, it eases in and returns. */
export function camera(
  { zoom, pan, zoomAnchor, heightShare, widthInFrames }: Shot,
  time: number,
  isLoop: boolean,
) {
  const progress = isLoop ? 0.5 - 0.5 * Math.cos(time * Math.PI * 2) : time
  const zoomNow = zoom[0] + (zoom[1] - zoom[0]) * progress
  const panNow = pan[0] + (pan[1] - pan[0]) * progress
  return {
    scale: heightShare * zoomNow,
    x: -W * (widthInFrames * zoomNow - 1) * panNow,
    y: H * heightShare * zoomAnchor * (1 - zoomNow),
  }
}

/** Top and bottom of a shot's subject at a time (0..1), as fractions of the frame's height. */
export function subjectAt(shot: Shot, time: number, isLoop: boolean): [top: number, bottom: number] {
  const { scale, y } = camera(shot, time, isLoop)
  const [top, bottom] = shot.subject
  return [top * scale + y / H, bottom * scale + y / H]
}

/** One frame of a shot, as SVG; with `isLoop`, the last frame leads into the first. */
export function shotFrame(shot: Shot, time: number, isLoop: boolean): string {
  const { scene, heightShare, widthInFrames, timeRange = [0, 0.3] } = shot
  const now = isLoop ? time % 1 : time
  const shotScene: Scene = {
    ...scene,
    draw: (stage) => {
      const { scale, x, y } = camera(shot, now, isLoop)
      const w = (W * widthInFrames) / heightShare
      const shotStage: Stage = {
        ...stage,
        w,
        u: Math.min((W / heightShare) * 1.15, H) / 1000,
        sun: { x: (stage.sun.x / stage.w) * w, y: stage.sun.y },
      }
      const sceneContent = scene.draw({ ...shotStage, time: isLoop ? now : now * LOOP_SHARE })
      const foregroundTime = timeRange[0] + (timeRange[1] - timeRange[0]) * now
      const foreground = shot.foreground?.({ ...shotStage, time: foregroundTime }) ?? ''
      const transform = `translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1e4) / 1e4})`
      return `<g transform="${transform}">${sceneContent}${foreground}</g>${ground(shot, now)}`
    },
  }
  return paint(shotScene, { time: 0, light: shot.light ?? scene.light, frame: 'reel', seed: 1 })
}

/** The ground below the scene: low waves that are darker towards the viewer, of which the nearest moves most. */
function ground({ heightShare, ground: colour }: Shot, time: number): string {
  if (heightShare >= 1) return ''
  const top = H * heightShare
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
