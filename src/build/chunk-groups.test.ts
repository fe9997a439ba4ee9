import { expect, test } from 'vitest'
import { groupModules } from './chunk-groups.ts'

const imports: Record<string, string[]> = {
  site: ['/node_modules/react', 'button', 'header'],
  staff: ['/node_modules/react', '/node_modules/virtual', 'button', 'picture'],
  start: ['worker-updates'],
  home: ['picture', 'banner', 'slideshow'],
  list: ['picture', 'banner'],
  article: ['header'],
}
const build = {
  site: 'site',
  staff: 'staff',
  start: 'start',
  routes: ['home', 'list', 'article'],
  importsOf: (id: string) => imports[id] ?? (['site', 'staff', 'start'].includes(id) ? undefined : []),
}

test('groups modules by who imports them', () => {
  const groups = groupModules(build)
  expect([...groups.libraries]).toEqual(['/node_modules/react'])
  expect([...groups.common]).toEqual(['button', 'picture'])
  expect([...groups.app]).toEqual(['site', 'header', 'banner'])
  expect([...groups.start]).toEqual(['start', 'worker-updates'])
})

test('fails when a module that a chunk is made from was renamed', () => {
  expect(() => groupModules({ ...build, start: 'src/start.ts', importsOf: (id) => imports[id] })).toThrow(
    'The build has no module src/start.ts',
  )
})
