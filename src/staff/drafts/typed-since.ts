/** The values of a form after `sent` was saved: what was typed since the press stays, everything else becomes `saved`. */
export function typedSince<Values>(now: Values, sent: Values, saved: Values): Values {
  if (isSame(now, sent)) return saved
  if (!isRecord(now) || !isRecord(sent) || !isRecord(saved)) return now
  const merged = Object.keys({ ...saved, ...now }).map((name) => [
    name,
    typedSince(now[name], sent[name], saved[name]),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Values
}

/** Whether two values of a form have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
