import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a list without marks says that it is a list: Safari takes the role from it', () => {
  const found = globSync('src/{site,ui}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<[uo]l\s[^>]*className[^>]*>/g)]
      .filter(([list]) => !list.includes('role='))
      .map(([list]) => `${file}: ${list}`),
  )
  expect(found).toEqual([])
})
