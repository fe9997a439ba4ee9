import { expect, it } from 'vitest'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { createLog } from '../log.ts'
import { encodePage } from './page.ts'
import { createPages } from './pages.ts'
import type { RenderJob } from './renderer.ts'

const ORIGIN = 'https://site.example.com'

/** Pages of a site where paths below `/none` are not found, and a list of the rendered URLs. */
function openPages({ development = false } = {}) {
  const jobs: RenderJob[] = []
  const held: (() => void)[] = []
  let holding = false
  let current = { version: 'one', destinations: [], packages: [] } as Catalogue
  const { app, refusedPage } = createPages({
    catalogue: { current: () => current },
    origin: ORIGIN,
    development,
    log: createLog('silent'),
    renderer: {
      render: async (job, { version }) => {
        jobs.push(job)
        if (holding) await new Promise<void>((resolve) => held.push(resolve))
        const { pathname, search } = new URL(job.url)
        const isMissing = pathname.startsWith('/none') || pathname.startsWith('/-')
        if (isMissing && job.knownNotFound.includes('none')) return { notFound: 'none' }
        const text = isMissing
          ? '404'
          : `${version} ${pathname}${search} ${JSON.stringify(job.personal?.refusedForm?.values)}`
        const page = encodePage(isMissing ? 404 : 200, text)
        return isMissing ? { notFound: 'none', page } : { page }
      },
    },
  })
  return {
    jobs,
    rendered: () => jobs.map(({ url }) => url.slice(ORIGIN.length)),
    get: (path: string, headers?: Record<string, string>) =>
      app.request(ORIGIN + path, { headers: headers ?? {} }),
    refuse: (path: string) =>
      refusedPage({
        path,
        kind: 'long',
        values: { name: 'Asha' },
        errors: { contact: 'Please enter a number.' },
      }),
    publish: (version: string) => {
      current = { ...current, version }
    },
    hold: () => {
      holding = true
    },
    letGo: () => {
      holding = false
      for (const resolve of held.splice(0)) resolve()
    },
  }
}

it('renders a page once for every query it does not read', async () => {
  const pages = openPages()
  const answers = []
  for (let i = 0; i < 50; i++) answers.push(await pages.get(`/bali?gclid=${i}&utm_source=ad`))
  expect(pages.rendered()).toEqual(['/bali'])
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1)
})

it('caches the page of an address for each language, by what each reads', async () => {
  const pages = openPages()
  for (const path of [
    '/bali',
    '/hi/bali',
    '/gu/bali',
    '/hi/bali?gclid=1',
    '/hi/packages?q=goa&utm_source=ad',
  ])
    await pages.get(path)
  expect(pages.rendered()).toEqual(['/bali', '/hi/bali', '/gu/bali', '/hi/packages?q=goa'])
  const bodies = await Promise.all(['/bali', '/hi/bali'].map(async (path) => (await pages.get(path)).text()))
  expect(bodies[0]).not.toBe(bodies[1])
  await pages.get('/hi/%')
  expect(pages.rendered().at(-1)).toMatch(/^\/hi\//)
})

it.each([
  ['/HI/bali?q=a', '/hi/bali?q=a'],
  // The router spells it in another way, which was an empty page.
  ['/hi//trips', '/hi/trips'],
])('leads from %s to the one address of the page', async (path, address) => {
  const answer = await openPages().get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, address])
})

it.each(['/share', '/hi/share', '/Share'])('leads from %s to what was shared', async (path) => {
  const answer = await openPages().get(`${path}?text=xyzzy`)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/packages?q=xyzzy'])
})

it('caches a search by the parameters that the page reads, in any order', async () => {
  const pages = openPages()
  await pages.get('/packages?theme=Beach&q=goa')
  await pages.get('/packages?fbclid=1&q=goa&theme=Beach')
  await pages.get('/packages?q=bali')
  expect(pages.rendered()).toEqual(['/packages?q=goa&theme=Beach', '/packages?q=bali'])
})

it('caches the page of a package for each hotel category', async () => {
  const pages = openPages()
  for (const query of ['', '?stars=4', '?utm_source=ad&stars=4', '?stars=6', '?stars=4&stars=3'])
    await pages.get(`/goa/goa-beach${query}`)
  await pages.get('/goa?stars=4')
  expect(pages.rendered()).toEqual(['/goa/goa-beach', '/goa/goa-beach?stars=4', '/goa'])
})

it('renders a page once for simultaneous requests', async () => {
  const pages = openPages()
  pages.hold()
  const answers = Array.from({ length: 200 }, () => pages.get('/bali'))
  await expect.poll(() => pages.jobs.length).toBe(1)
  pages.letGo()
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
  expect(pages.rendered()).toEqual(['/bali'])
})

it('gives every unknown and unreadable address the same page', async () => {
  const pages = openPages()
  const bodies = new Set<string>()
  for (const path of ['/none', '/none/1', '/none/2', '/bali/%', '/%zz']) {
    const answer = await pages.get(path)
    expect(answer.status).toBe(404)
    bodies.add(await answer.text())
  }
  expect(bodies.size).toBe(1)
  expect(pages.jobs.map(({ knownNotFound }) => knownNotFound)).toEqual([
    [],
    ['none'],
    ['none'],
    ['none'],
    ['none'],
  ])
})

it('answers 503 with Retry-After when too many pages wait, and serves the pages it has', async () => {
  const pages = openPages()
  await pages.get('/bali')
  pages.hold()
  const searches = Array.from({ length: 300 }, (_, i) => pages.get(`/packages?q=${i}`))
  await expect.poll(() => pages.jobs.length).toBe(2)
  expect((await pages.get('/bali')).status).toBe(200)
  const refused = await pages.get('/packages?q=one-more')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  pages.letGo()
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(pages.jobs.length).toBeLessThan(30)
})

it('keeps no place among the pages for other spellings of their addresses', async () => {
  const pages = openPages()
  pages.hold()
  const spelled = Array.from({ length: 60 }, (_, i) => {
    const some = '%20'.repeat(i + 1)
    return pages.get([`/${some}bali`, `/family/%C2%A0${some}bali`, `/bali/%256${i}`][i % 3] ?? '')
  })
  await expect.poll(() => pages.jobs.length).toBe(1)
  pages.letGo()
  const statuses = (await Promise.all(spelled)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

it('renders a refused form after at most one page that waits, answers 400, and never caches it', async () => {
  const pages = openPages()
  pages.hold()
  const waiting = ['/bali', '/goa', '/kerala'].map((path) => pages.get(path))
  await expect.poll(() => pages.jobs.length).toBe(1)
  const form = pages.refuse('/contact')
  pages.letGo()
  const answer = await form
  expect(pages.rendered().slice(0, 3)).toContain('/contact')
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Asha')
  await Promise.all(waiting)
  expect(await (await pages.get('/contact')).text()).not.toContain('Asha')
})

it('renders a receipt for its traveller, and never caches it', async () => {
  const pages = openPages()
  const receipt = await pages.get('/thankyou', { cookie: 'receipt=MM-1234' })
  expect(receipt.headers.get('cache-control')).toBe('no-store')
  expect(pages.jobs[0]?.personal).toEqual({ receipt: { reference: 'MM-1234' } })
  await pages.get('/thankyou')
  expect(pages.jobs[1]?.personal).toBe(undefined)
  // The page of another enquiry, in another language.
  await pages.get('/hi/thankyou?enquiry=an-id', { cookie: 'receipt=MM-1234' })
  expect(pages.jobs[2]?.personal).toBe(undefined)
  await pages.get('/gu/thankyou?receipt=MM-1234', { cookie: 'receipt=MM-1234' })
  expect(pages.jobs[3]?.personal).toEqual({ receipt: { reference: 'MM-1234' } })
  await pages.get('/hi/thankyou?receipt=MM-4321', { cookie: 'receipt=MM-1234' })
  expect(pages.rendered()).toHaveLength(4)
})

it('shows the errors of a form even when too many pages wait', async () => {
  const pages = openPages()
  pages.hold()
  const waiting = Array.from({ length: 30 }, () => pages.refuse('/contact'))
  const answer = await pages.refuse('/contact')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Please enter a number.')
  pages.letGo()
  await Promise.all(waiting)
})

it('renders again when the catalogue changes, also a page that was being rendered', async () => {
  const pages = openPages()
  await pages.get('/bali')
  pages.publish('two')
  expect(await (await pages.get('/bali')).text()).toContain('two /bali')
  pages.hold()
  const late = pages.get('/goa')
  await expect.poll(() => pages.jobs.length).toBe(3)
  pages.publish('three')
  pages.letGo()
  await late
  expect(await (await pages.get('/goa')).text()).toContain('three /goa')
})

it('answers 304 for a matching ETag, and compresses by Accept-Encoding', async () => {
  const pages = openPages()
  const first = await pages.get('/bali', { 'accept-encoding': 'gzip, br' })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  expect((await pages.get('/bali?gclid=1', { 'if-none-match': etag })).status).toBe(304)
})

it.each([
  '/hi//example.com/trips/x',
  '/gu//example.com/trips/x?y=1',
  '/HI//example.com/',
  '/hi/%2F/example.com/trips/x',
  '/hi/%5Cexample.com/trips/x',
  '//example.com/',
  '/%5Cexample.com/',
  '///example.com/trips/x/',
])('redirects %s to no other site', async (path) => {
  const response = await openPages().get(path)
  const location = response.headers.get('location')
  if (location) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
})
