import { mix } from '../colour.ts'
import type { Stage } from '../scene.ts'

/** A stage for a floodlit landmark: at night, the named colours are mixed with `strength` (0..1) of their colour by day. By day it is the same stage. */
export function floodlit<Name extends string>(
  stage: Stage<Name>,
  palette: Record<Name, string>,
  names: readonly NoInfer<Name>[],
  strength = 0.6,
): Stage<Name> {
  if (!stage.night) return stage
  const ink = { ...stage.ink }
  for (const name of names) ink[name] = mix(ink[name], palette[name], strength)
  return { ...stage, ink }
}
