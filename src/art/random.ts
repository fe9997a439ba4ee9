/** A repeatable source of numbers in 0..1: the same seed gives the same picture on every machine. */
export type Random = () => number

/** Mulberry32 over a hashed name, so each part of a scene has its own independent stream. */
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

/** A number between two bounds from a stream. */
export const between = (next: Random, low: number, high: number) => low + (high - low) * next()

/** A sine that comes back to its start when `time` (0..1) wraps; `turns` must be whole. */
export const wave = (time: number, phase = 0, turns = 1) => Math.sin((time * turns + phase) * Math.PI * 2)

/** The moment of the loop at which stills are drawn. */
export const STILL = 0.12

/** A sine like `wave` that is 0 in stills: for what moves in the trip videos only. */
export const sway = (time: number, phase = 0, turns = 1) => wave(time - STILL, phase, turns) - wave(0, phase)
