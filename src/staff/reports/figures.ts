/** `40 %`; a dash where there is nothing to compare. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

/** `7 min`, `2 h 5 min`; a dash for none. */
export function duration(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`
}
