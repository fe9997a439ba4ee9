/** One post as the fake server receives it. */
export interface Post {
  url: string
  id: string
  body: Record<string, unknown>
  signal: AbortSignal
}

/** The fake server's response to a post; throwing is a network error. */
export type Reply = (post: Post) => Response | Promise<Response>

/** `fetch` with a fake server that records every post. Redirects are opaque, as in browsers. */
export function fakeFetch(reply: Reply): { fetch: typeof fetch; posts: Post[]; answer(next: Reply): void } {
  const posts: Post[] = []
  let current = reply
  return {
    posts,
    answer(next) {
      current = next
    },
    fetch: async (url, init) => {
      const post: Post = {
        url: String(url),
        id: new Headers(init?.headers).get('idempotency-key') ?? '',
        body: JSON.parse(String(init?.body)),
        signal: init?.signal as AbortSignal,
      }
      posts.push(post)
      return Promise.race([current(post), whenAborted(post.signal)])
    },
  }
}

/** The network takes the request and never responds. */
export const hang: Reply = () => new Promise(() => {})

/** There is no network. */
export const unreachable: Reply = () => {
  throw new TypeError('Failed to fetch')
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  )
}
