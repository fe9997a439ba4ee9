import { expect, test } from 'vitest'
import { destinations } from '../src/content/destinations/index.ts'
import { packages } from '../src/content/packages/index.ts'
import { firstScreen, withFirstScreen } from './first-screen.ts'

const catalogue = { version: 'test', destinations, packages }

test.each([
  ['/kerala', 'Kerala', '/art/kerala-hero-1080.avif 1080w'],
  ['/hi/kerala', 'Kerala', '/art/kerala-banner-1200.avif 1200w'],
  ['/KERALA', 'Kerala', '/art/kerala-hero-480.avif 480w'],
  [
    '/bali/blissful-bali-kuta-and-ubud-escape',
    'Blissful Bali Kuta and Ubud Escape',
    '/art/kelingking-bali-tall-1080.avif 1080w',
  ],
])('the first screen of %s has its name and its picture', (path, name, picture) => {
  const screen = firstScreen(catalogue, path)
  expect(screen).toContain(`>${name}</p>`)
  expect(screen).toContain(picture)
})

test.each([
  '/',
  '/atlantis',
  '/bali/nowhere',
  '/bali/blissful-bali-kuta-and-ubud-escape/more',
  '/bali/%',
  '/packages',
])('%s has none', (path) => expect(firstScreen(catalogue, path)).toBeUndefined())

test('a name is text', () => {
  const [place] = destinations
  if (!place) throw new Error('There are no destinations.')
  const named = { ...catalogue, destinations: [{ ...place, slug: 'x', name: '<b>"A" & B</b>' }] }
  expect(firstScreen(named, '/x')).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
})

test('a picture whose name is not that of a scene is left out', () => {
  const [place] = destinations
  if (!place) throw new Error('There are no destinations.')
  for (const picture of ['a"onerror="x', 'a b', '<b>', '/photos/a.jpg']) {
    const shown = {
      ...catalogue,
      destinations: [{ ...place, slug: 'x', banner: { ...place.banner, picture } }],
    }
    expect(firstScreen(shown, '/x')).not.toMatch(/<picture|onerror|<b>/)
  }
})

test('the first screen takes the place of what the shell shows', async () => {
  const shell = new Response('<head></head><body><p>Opening…</p></body>', { headers: { 'x-kept': 'yes' } })
  const page = await withFirstScreen(shell, '/kerala', async () => catalogue)
  expect(await page.text()).toMatch(/^<head><\/head><body><main.*Kerala<\/p><\/main><\/body>$/)
  expect(page.headers.get('x-kept')).toBe('yes')
})

test('the shell of any other page, or without a catalogue, is delivered as it is', async () => {
  const shell = new Response('<body></body>')
  expect(await withFirstScreen(shell, '/faqs', async () => catalogue)).toBe(shell)
  expect(await withFirstScreen(shell, '/kerala', async () => undefined)).toBe(shell)
})
