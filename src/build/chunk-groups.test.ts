import { expect, test } from 'vitest'
import { groupModules } from './chunk-groups.ts'

const PLACES = ['bali', 'goa', 'kerala']
const imports: Record<string, string[]> = {
  site: ['main'],
  main: ['/node_modules/react', 'button', 'header'],
  staff: ['/node_modules/react', '/node_modules/virtual', 'button', 'picture'],
  start: ['worker-updates'],
  form: ['field', 'button', 'src/language/form.ts'],
  home: ['picture', 'banner', 'slideshow'],
  list: ['picture', 'banner'],
  article: ['header', 'picture', 'banner', 'once'],
  plan: ['picture', 'banner', 'once'],
  about: ['header', 'banner'],
  ...Object.fromEntries(PLACES.map((place) => [place, ['price', 'note', 'long', '/node_modules/embla']])),
  note: ['note.module.css'],
}
const build = {
  site: 'site',
  staff: 'staff',
  start: ['start'],
  parts: {
    fields: [],
    rules: [],
    'forms.island': ['form'],
    slides: ['slideshow'],
    home: ['home'],
    'home.island': [],
    trips: [],
    prices: [],
    saved: [],
    package: [],
  },
  routes: ['home', 'list', 'article', 'plan', 'about', ...PLACES],
  sizeOf: (id: string) => (id === 'long' ? 5_000 : 500),
  importsOf: (id: string) => imports[id] ?? (id === 'src/start.ts' ? undefined : []),
}

test('groups modules by who imports them', () => {
  const groups = groupModules(build)
  expect([...groups.libraries]).toEqual(['/node_modules/react'])
  expect([...groups.common]).toEqual(['button', 'picture'])
  expect([...groups.app]).toEqual(['header', 'banner', 'price'])
  expect([...groups.start]).toEqual(['start', 'worker-updates'])
  expect([...groups['forms.island']]).toEqual(['form', 'field', 'button', 'src/language/form.ts'])
})

test('a small module without styles that several routes share loads with the entry', () => {
  const { app } = groupModules(build)
  expect(app).toContain('price')
  for (const id of ['once', 'note', 'note.module.css', 'long', '/node_modules/embla'])
    expect(app).not.toContain(id)
})

test('fails when a module that a chunk is made from was renamed', () => {
  expect(() => groupModules({ ...build, start: ['src/start.ts'] })).toThrow(
    'The build has no module src/start.ts',
  )
})
