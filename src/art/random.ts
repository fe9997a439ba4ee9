/** A seeded source of numbers in 0..1: the same seed gives the same picture on every machine. */
export type Random = () => number

/** A seeded generator: Mulberry32, whose state starts from the FNV-1a hash of the seed. */
export function random(seed: number | string): Random {
  let state = 2166136261
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** The next number of a stream, scaled to the range from `low` to `high`. */
export const between = (next: Random, low: number, high: number) => low + (high - low) * next()

/** A sine wave that is periodic in `time` (0..1); `turns`, the periods within a loop, must be a whole number. */
export const wave = (time: number, phase = 0, turns = 1) => Math.sin((time * turns + phase) * Math.PI * 2)

/** The time within the loop (0..1) at which stills are drawn. */
export const STILL_TIME = 0.12

/** Like `wave`, but 0 in stills: for motion in the reels that must not change the stills. */
export const sway = (time: number, phase = 0, turns = 1) =>
  wave(time - STILL_TIME, phase, turns) - wave(0, phase)
