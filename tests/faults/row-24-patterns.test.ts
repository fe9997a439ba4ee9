import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { growthOf } from '../support/super-linear.ts'

// Row 24: no text that somebody sends can hold up the server, the page or the worker in a regular expression.

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = [
  'api',
  'worker',
  'src/contract',
  'src/content',
  'src/language',
  'src/state',
  'src/outbox',
  'src/offline',
  'src/catalogue',
  'src/site',
  'src/staff',
  'src/ui',
]
/** Reads files of the agency's own, from the command line. */
const NOT_READ_BY_THE_SERVER = /^src\/catalogue\/legacy\//

describe('the check itself', () => {
  it.each([
    ['^[^-].*-\\d+N( -- .+-\\d+N)*$', '', 'exponential'],
    ['^(a+)+$', '', 'exponential'],
    ['^(?:a|a)*$', '', 'exponential'],
    ['(%20|\\/)+$', '', 'polynomial'],
    ['^a*a*$', '', 'polynomial'],
    ['(\\d+)\\s?% TCS', '', 'polynomial'],
    ['(a)\\1', '', 'unknown'],
    ['\\s+', 'g', 'linear'],
    ['^[a-z0-9]+(-[a-z0-9]+)*$', '', 'linear'],
    ['^(?:\\/[a-z0-9._~-]+)*\\/?$', '', 'linear'],
    ['={1,2}$', '', 'linear'],
  ])('finds /%s/%s %s', (source, flags, growth) => {
    expect(growthOf(source, flags)).toBe(growth)
  })
})

it('every regular expression that meets input takes linear time', () => {
  const found: string[] = []
  let count = 0
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(ROOT.length + 1)
      if (!/\.tsx?$/.test(path) || /\.test\.tsx?$|\.d\.ts$|\.gen\.ts$/.test(path)) continue
      if (NOT_READ_BY_THE_SERVER.test(path)) continue
      for (const { pattern, flags } of expressionsIn(file)) {
        count++
        const growth = pattern === undefined ? 'made of a text' : growthOf(pattern, flags)
        if (growth !== 'linear') found.push(`${path}: /${pattern ?? '…'}/${flags} ${growth}`)
      }
    }
  expect(count).toBeGreaterThan(50)
  expect(found).toEqual([])
})

type Expression = { pattern?: string; flags: string }

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null) {
      const { type, regex, callee } = node as {
        type?: string
        regex?: { pattern: string; flags: string }
        callee?: { name?: string }
      }
      if (regex) found.push(regex)
      if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
        found.push({ flags: '' })
      for (const value of Object.values(node)) visit(value)
    }
  }
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}
