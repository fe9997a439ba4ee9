import { type Pack, pathOf } from './manifest.ts'

/** The packs of which at least half is missing; of the others, the missing files cost less by themselves. */
export function worthFetching(packs: readonly Pack[], missing: { has(path: string): boolean }): Pack[] {
  return packs.filter(({ files }) => {
    const wanted = files.filter((url) => missing.has(pathOf(url)))
    return wanted.length * 2 >= files.length
  })
}

/** Fetches a pack and returns its files by path, as the server sends them. Rejects when it is not the one that was built. */
export async function fetchPack(
  { url, integrity }: Pack,
  cache: RequestCache,
): Promise<[path: string, response: Response][]> {
  const answer = await fetch(url, { cache, credentials: 'same-origin', ...(integrity && { integrity }) })
  if (!answer.ok) throw new Error(`${url} is not the pack of this release.`)
  const contents = (await answer.json()) as Record<string, string>
  return Object.entries(contents).map(([url, text]) => {
    const type = url.endsWith('.css') ? 'text/css' : 'text/javascript'
    return [pathOf(url), new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } })]
  })
}
