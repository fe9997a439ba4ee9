import { expect, test } from 'vitest'
import { groupModules } from './chunk-groups.ts'

const LATER_PARTS = ['popup', 'reviews', 'diaries', 'journeys']
const imports: Record<string, string[]> = {
  site: ['main'],
  main: ['/node_modules/react', 'button', 'header'],
  staff: ['/node_modules/react', '/node_modules/virtual', 'button', 'picture'],
  start: ['worker-updates'],
  home: ['picture', 'banner', 'slideshow'],
  list: ['picture', 'banner'],
  article: ['header', 'price'],
  ...Object.fromEntries(LATER_PARTS.map((part) => [part, ['price', 'note', 'long', '/node_modules/embla']])),
  note: ['note.module.css'],
}
const build = {
  site: 'site',
  staff: 'staff',
  start: 'start',
  routes: ['home', 'list', 'article'],
  laterParts: ['home', 'list', 'article', ...LATER_PARTS],
  sizeOf: (id: string) => (id === 'long' ? 5_000 : 500),
  importsOf: (id: string) => imports[id] ?? (id === 'src/start.ts' ? undefined : []),
}

test('groups modules by who imports them', () => {
  const groups = groupModules(build)
  expect([...groups.libraries]).toEqual(['/node_modules/react'])
  expect([...groups.common]).toEqual(['button', 'picture'])
  expect([...groups.app]).toEqual(['header', 'banner', 'price'])
  expect([...groups.start]).toEqual(['start', 'worker-updates'])
})

test('a small module without styles that several parts share loads with the entry', () => {
  const { app } = groupModules(build)
  expect(app).toContain('price')
  for (const id of ['note', 'note.module.css', 'long', '/node_modules/embla']) expect(app).not.toContain(id)
})

test('fails when a module that a chunk is made from was renamed', () => {
  expect(() => groupModules({ ...build, start: 'src/start.ts' })).toThrow(
    'The build has no module src/start.ts',
  )
})
