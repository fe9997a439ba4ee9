import { expect, it } from 'vitest'
import { createSecurity } from './security.ts'

const { secure } = createSecurity(true)
const namesFor = (type: string, status = 200) => [
  ...secure(new Response('content', { status, headers: { 'Content-Type': type } })).headers.keys(),
]
const OF_ALL = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']
const OF_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options']

it.each(['text/html', 'image/svg+xml', 'application/json', 'text/plain', 'application/pdf', ''])(
  'guards %s, which may be shown as a document, with all headers',
  (type) => expect(namesFor(type)).toEqual(expect.arrayContaining([...OF_ALL, ...OF_DOCUMENTS])),
)

it.each(['text/javascript; charset=utf-8', 'text/css', 'font/woff2', 'image/avif', 'video/mp4', 'text/vtt'])(
  'spares %s the headers of documents',
  (type) => expect(namesFor(type).toSorted()).toEqual(['content-type', ...OF_ALL].toSorted()),
)

it('guards an error of any type with all headers', () => {
  expect(namesFor('image/avif', 404)).toEqual(expect.arrayContaining(OF_DOCUMENTS))
})
