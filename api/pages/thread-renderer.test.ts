import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKED_BOOTSTRAP } from '../../src/build/client-manifest.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { RenderJob } from './renderer.ts'
import { createThreadRenderer } from './thread-renderer.ts'

// A build whose pages behave as their URL says.
const SERVER = `
import { existsSync } from 'node:fs'
export async function render(request, context, { nonce, bootstrapScript }) {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/dies') process.exit(1)
  if (pathname === '/throws') throw new Error('no such thing')
  // On the main thread this would block the test forever.
  if (pathname === '/waits') while (!existsSync(searchParams.get('for'))) {}
  const { version } = await context.catalogue()
  const typed = context.refusedForm?.values.name ?? ''
  const script = bootstrapScript(['__root__'])
  return { status: 200, html: '<p title="' + typed + '">' + version + '</p><script nonce="' + nonce + '">' + script + '</script>' }
}
`
const catalogue = (version: string) => ({ version, destinations: [], packages: [] }) as Catalogue
const job = (path: string, more: Partial<RenderJob> = {}): RenderJob => ({
  url: `http://localhost${path}`,
  origin: 'http://localhost',
  knownNotFound: [],
  ...more,
})

let dist: string
let renderer: ReturnType<typeof createThreadRenderer>

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(dist, 'client/.vite'), { recursive: true })
  await mkdir(join(dist, 'server'))
  await writeFile(
    join(dist, 'client/.vite/manifest.json'),
    JSON.stringify({ 'index.html': { file: 'assets/main.js', css: ['assets/main.css'] } }),
  )
  await mkdir(join(dist, 'client/assets'))
  await writeFile(join(dist, 'client/assets/main.css'), '')
  await writeFile(join(dist, 'package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server/server.js'), SERVER)
  await writeFile(join(dist, 'server', PACKED_BOOTSTRAP), 'var bootstrap = {}')
  renderer = createThreadRenderer(dist)
})
afterAll(async () => {
  await renderer.close()
  await rm(dist, { recursive: true })
})

async function htmlOf(path: string, more?: Partial<RenderJob>, version = 'one'): Promise<string> {
  const { page } = await renderer.render(job(path, more), catalogue(version))
  return new TextDecoder().decode(page?.bodies.identity)
}

it('renders with the current catalogue after a change', async () => {
  expect(await htmlOf('/')).toContain('<p title="">one</p>')
  expect(await htmlOf('/', {}, 'two')).toContain('<p title="">two</p>')
})

it('does not block the main thread while it renders', async () => {
  const file = join(dist, 'go-on')
  const page = htmlOf(`/waits?for=${encodeURIComponent(file)}`)
  await writeFile(file, '')
  expect(await page).toContain('<p')
})

it('fails only one page when its thread crashes or throws', async () => {
  await expect(htmlOf('/dies')).rejects.toThrow()
  expect(await htmlOf('/')).toContain('<p')
  await expect(htmlOf('/throws')).rejects.toThrow('no such thing')
  expect(await htmlOf('/')).toContain('<p')
})

it('inserts no script of ours into a visitor’s input', async () => {
  const name = `/*scripts*/ $& $' /*styles*/`
  const html = await htmlOf('/', {
    personal: { refusedForm: { kind: 'long', values: { name }, errors: {} } },
  })
  expect(html).toContain(`title="${name}"`)
  expect(html).toContain('"styles":["/assets/main.css"]')
})
