/** The catalogue's version in a response of `/api/catalogue`: its ETag without the marks of HTTP. */
export function catalogueVersion(headers: Headers): string | undefined {
  return headers.get('etag')?.replace(/^W\/|"/g, '')
}
