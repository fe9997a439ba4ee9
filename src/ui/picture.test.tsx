import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const imageOf = (priority: boolean) =>
  /<img[^>]*>/.exec(
    renderToStaticMarkup(<Picture name="bali" frame="wide" alt="Bali" sizes="92vw" priority={priority} />),
  )?.[0]
const ADDRESS = 'src="/art/bali-wide-720.webp"'

test('what the server renders has its address', () => {
  expect(imageOf(true)).toContain(ADDRESS)
  expect(imageOf(false)).toContain(ADDRESS)
})

test('a picture on the first screen is within reach of the browser, one further down is not', () => {
  vi.stubEnv('SSR', true)
  const later = <Picture name="bali" frame="wide" alt="" sizes="92vw" />
  expect(renderToStaticMarkup(later)).toContain('data-far')
  for (const place of ['near', 'priority'])
    expect(renderToStaticMarkup(<Picture {...later.props} {...{ [place]: true }} />)).not.toContain(
      'data-far',
    )
})

test('the server announces the first picture, as its `<picture>` asks for it, for each width', () => {
  const html = renderToStaticMarkup(
    <Picture name="bali" frame="wide" mobile={{ name: 'goa', frame: 'tall' }} alt="" sizes="92vw" priority />,
  )
  const all = (tag: string, name: string) =>
    [...html.matchAll(new RegExp(`<${tag} [^>]*${name}="([^"]*)"`, 'gi'))].map(([, value]) => value)
  expect(all('link', 'imageSrcSet')).toEqual(all('source', 'srcSet'))
  expect(all('link', 'imageSrcSet')).toHaveLength(2)
  expect(all('link', 'media')).toEqual(['(max-width: 768px)', 'not all and (max-width: 768px)'])
  expect(all('link', 'href')).toEqual([])
  const later = <Picture name="bali" frame="wide" alt="" sizes="92vw" />
  expect(renderToStaticMarkup(later)).not.toContain('<link')
})

test.each([
  ['hydrated', { earlyEvents: [] }, true],
  ['rendered by the app', { earlyEvents: [], isHydrated: true }, false],
  ['started from the shell', {}, false],
])('on a page that is %s, the first picture has its address at once: %s %j', (_, window, hasAddress) => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('window', window)
  expect(imageOf(true)?.includes(ADDRESS)).toBe(hasAddress)
  // These are fetched as they come into view, long after they are in their `<picture>`.
  expect(imageOf(false)).toContain(ADDRESS)
})
