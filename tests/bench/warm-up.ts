import { SENT_BEFORE_RECOMPRESSION } from '../../api/http/recompression.ts'

/** How long the server needs to compress pages for good. */
const COMPRESS_MS = 3_000

/** Asks for pages until the server has compressed them as well as it does for most visitors. */
export async function warmUp(urls: string[]): Promise<void> {
  for (let i = 0; i <= SENT_BEFORE_RECOMPRESSION; i++)
    await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()))
  await new Promise((resolve) => setTimeout(resolve, COMPRESS_MS))
}
