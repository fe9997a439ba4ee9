import { jsonAnswer, receipt } from './enquiries.ts'

/** The fields of the form; each text that is typed exists once, so that it can be found. */
export const FIELDS = ['name', 'destination', 'email', 'note'] as const

/** What the network and the server do with a post. */
export const REACTIONS = ['accept', 'reply lost', 'lost', '400', '403', '500', '503'] as const
export type Reaction = (typeof REACTIONS)[number]

export type Texts = Record<string, string>
export type Lead = { id: string; texts: Texts }

interface Post extends Lead {
  react(reaction: Reaction): void
}

export function textsOf(body: Record<string, unknown>): Texts {
  return Object.fromEntries(FIELDS.map((field) => [field, String(body[field] ?? '')]))
}

export function isSame(a: Texts, b: Texts): boolean {
  return FIELDS.every((field) => (a[field] ?? '') === (b[field] ?? ''))
}

export function valuesOf(texts: Texts): string[] {
  return Object.values(texts).filter(Boolean)
}

/** The agency's server and the network to it: posts wait until the test decides what happens to them. */
export function draftServer() {
  const posts: Post[] = []
  const leads: Lead[] = []
  let isOffline = false
  let isHealed = false

  const leadOf = (id: string) => leads.find((lead) => lead.id === id)

  // Only what is not stored yet is refused for what it says.
  const isStored = (id: string, texts: Texts) => {
    const known = leadOf(id)
    return known !== undefined && isSame(known.texts, texts)
  }

  const receive = (id: string, texts: Texts) => {
    const known = leadOf(id)
    if (!known) leads.push({ id, texts })
    return known && !isSame(known.texts, texts) ? 422 : 200
  }

  const fetch: typeof globalThis.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      const id = new Headers(init?.headers).get('idempotency-key') ?? ''
      const texts = textsOf(JSON.parse(String(init?.body)))
      const lost = () => reject(new TypeError('Failed to fetch'))
      const react = (reaction: Reaction) => {
        if (reaction === 'lost') return lost()
        if (reaction === '403') return resolve(new Response('No.', { status: 403 }))
        if (reaction === '500') return resolve(jsonAnswer(500, { message: 'Broken.' }))
        if (reaction === '503') return resolve(jsonAnswer(503, { message: 'Busy.' }, { 'retry-after': '5' }))
        if (reaction === '400' && !isStored(id, texts))
          return resolve(jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
        const status = receive(id, texts)
        if (reaction === 'reply lost') return lost()
        resolve(status === 422 ? jsonAnswer(422, { message: 'Another.' }) : jsonAnswer(200, receipt(id)))
      }
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      if (isOffline && !isHealed) lost()
      else if (isHealed) react('accept')
      else posts.push({ id, texts, react })
    })

  return {
    fetch,
    leads,
    leadOf,
    receive,
    isOffline: () => isOffline,
    setOffline(value: boolean) {
      isOffline = value
    },
    answer(nth: number, reaction: Reaction) {
      const [post] = posts.splice(nth % Math.max(1, posts.length), 1)
      post?.react(reaction)
      // The server judges the same text in the same way.
      if (post && reaction === '400' && !isStored(post.id, post.texts))
        for (const same of posts.filter(({ texts }) => isSame(texts, post.texts)))
          posts.splice(posts.indexOf(same), 1)[0]?.react('400')
    },
    /** Everything arrives from now on. */
    heal() {
      isHealed = true
      isOffline = false
      for (const post of posts.splice(0)) post.react('accept')
    },
  }
}
