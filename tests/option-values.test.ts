import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A browser that translates the page changes the text of a choice, and with it the value of one that has none of its own: “Please choose
// where you fly from” was then all that the flight form said, and a destination was sent under another name.
test('every choice of a form has a value of its own', () => {
  const files = globSync('src/**/*.tsx', { cwd: `${import.meta.dirname}/..` })
  const options = files.flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/../${name}`, 'utf8').matchAll(/<option\b[^>]*>/g)].map(
      ([tag]) => `${name}: ${tag}`,
    ),
  )
  expect(options.length).toBeGreaterThan(10)
  expect(options.filter((tag) => !/\bvalue=/.test(tag))).toEqual([])
})
