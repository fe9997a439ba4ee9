/** A random UUID (version 4). `crypto.randomUUID` exists on secure origins only; a phone on the office LAN has none. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, i) => {
    const bits = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte
    return bits.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether this is an id as `newId` and the server make them. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

/** Each of `ids` once, without `id`. */
export function otherIds(id: string | undefined, ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((one) => one !== id)
}
