import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no style loads a file: a browser asks for those of an inline style with the address of the page, and that of a trip is secret', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(styles.length).toBeGreaterThan(50)
  const loading = styles.filter((file) => /url\((?!["']?data:)/.test(readFileSync(join('src', file), 'utf8')))
  expect(loading).toEqual([])
})
