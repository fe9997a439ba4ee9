const RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a response that a `Range` header asks for, as RFC 9110 §14 requires: `bytes=a-b`, `bytes=a-`, `bytes=-n`. Several
 * ranges or an invalid header get the whole response; a start beyond the end gets a 416. Own code, because Workbox refuses an
 * end beyond the file and answers a start beyond it with an empty 206.
 */
export async function partOf(response: Response, range: string | null): Promise<Response> {
  const [, from = '', to = ''] = RANGE.exec(range?.trim() ?? '') ?? []
  if (from === '' && to === '') return response
  if (from !== '' && to !== '' && Number(to) < Number(from)) return response
  const body = await response.blob()
  const start = from === '' ? Math.max(0, body.size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? body.size : Math.min(Number(to) + 1, body.size)
  const headers = new Headers(response.headers)
  if (start >= end) {
    headers.set('content-range', `bytes */${body.size}`)
    headers.set('content-length', '0')
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${start}-${end - 1}/${body.size}`)
  headers.set('content-length', String(end - start))
  return new Response(body.slice(start, end), { status: 206, headers })
}
