import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkImports, folderCycles, readRules } from './import-rules.ts'

const folders = (path: string) =>
  readdirSync(new URL(`../${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const ruleNames = ((await readRules()).ruleSet?.forbidden ?? []).map(({ name }) => name ?? '')
const inTable = (pattern: RegExp) => ruleNames.flatMap((name) => name.match(pattern)?.[1] ?? [])
const API_ORDER = inTable(/^api-(.+)-imports$/)

describe('the table of imports', () => {
  it('has every folder of api/, in the order that CONTRIBUTING names', () => {
    expect([...API_ORDER].toSorted()).toEqual(folders('api').toSorted())
    const contributing = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8')
    expect(contributing).toContain(`  ${API_ORDER.join(' ')}\n`)
  })

  it('has every folder of src/', () => {
    const listed = inTable(/^src\/(.+)-imports$/)
    // Styles import styles only.
    expect([...listed, 'styles'].toSorted()).toEqual(folders('src').toSorted())
  })
})

it('npm run dev watches all that the server imports', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  const watched = /SERVER_SOURCES = \[([^\]]+)\]/.exec(read('api/start.mjs'))?.[1] ?? ''
  const imported = readdirSync(new URL('../api', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...read(`api/${name}`).matchAll(/from '(?:\.\.\/)+(src\/[\w-]+(?:\.ts)?)/g)])
    .map(([, path]) => `'${path}'`)
  expect(imported.length).toBeGreaterThan(100)
  expect([...new Set(imported)].filter((path) => !watched.includes(path))).toEqual([])
})

describe('a wrong import', () => {
  let tree: string
  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'imports-'))
  })
  afterEach(() => rmSync(tree, { recursive: true }))

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  /** Makes each of these imports; answers those that were refused. */
  const refused = async (imports: readonly (readonly [string, string])[]) => {
    for (const [at, [from, to]] of imports.entries()) {
      write(to, 'export const value = 1\n')
      const up = '../'.repeat(from.split('/').length)
      write(
        `${from}/import-${at}.tsx`,
        `import { value } from '${up}${to}'\nexport const View = () => <b>{value}</b>\n`,
      )
    }
    const { faults } = await checkImports(tree)
    return imports.filter(([, to], at) => faults.some((fault) => fault.includes(`import-${at}.tsx → ${to}`)))
  }

  it('is refused between the folders of src/ and to the other runtimes', async () => {
    const wrong = [
      ['src/site', 'src/staff/value.ts'],
      ['src/staff', 'src/site/value.ts'],
      ['src/site/features/home', 'src/site/features/reels/value.ts'],
      ['src/site/features/home', 'src/site/layouts/value.ts'],
      ['src/staff/inbox', 'src/language/value.ts'],
      ['src/ui', 'src/site/value.ts'],
      ['src/ui', 'src/catalogue/value.ts'],
      ['src/ui', 'src/contract/value.ts'],
      ['src/offline/app', 'src/ui/value.ts'],
      ['src/state', 'src/offline/value.ts'],
      ['src/language', 'src/ui/value.ts'],
      ['src/outbox', 'src/offline/value.ts'],
      ['src/catalogue', 'src/ui/value.ts'],
      ['src/content/packages', 'src/catalogue/value.ts'],
      ['src/contract', 'src/catalogue/value.ts'],
      ['src/art', 'src/site/value.ts'],
      ['src/build', 'src/site/value.ts'],
      ['src/site', 'api/desk/value.ts'],
      ['src/staff', 'worker/value.ts'],
      ['worker', 'src/ui/value.ts'],
      ['worker', 'src/offline/value.ts'],
      ['worker', 'api/http/value.ts'],
      ['api/pages', 'src/site/value.ts'],
      ['api/desk', 'worker/value.ts'],
      ['src/site', 'tests/support/value.ts'],
      ['api/db', 'tests/support/value.ts'],
    ] as const
    expect(await refused(wrong)).toEqual(wrong)
  })

  it('is refused up the order of api/, and allowed down', async () => {
    const neighbours = API_ORDER.slice(1).map((lower, at) => [API_ORDER[at] ?? '', lower] as const)
    const up = neighbours.map(([upper, lower]) => [`api/${lower}`, `api/${upper}/value.ts`] as const)
    const down = neighbours.map(([upper, lower]) => [`api/${upper}`, `api/${lower}/value.ts`] as const)
    expect(await refused([...up, ...down])).toEqual(up)
  })

  it('is found as a type, as a later import and between two folders', async () => {
    write('src/contract/type.ts', "import type { Page } from '../site/page.ts'\nexport type Own = Page\n")
    write('src/site/page.ts', 'export type Page = string\n')
    write('src/ui/later.ts', "export const later = () => import('../site/page.ts')\n")
    write('src/staff/lead/a.ts', "import { b } from '../inbox/b.ts'\nexport const a = () => b\n")
    write('src/staff/inbox/b.ts', 'export const b = 1\n')
    write('src/staff/inbox/c.ts', "import { a } from '../lead/a.ts'\nexport const c = a\n")
    const { faults, files } = await checkImports(tree)
    expect(faults.toSorted()).toEqual([
      'folders in a cycle: src/staff/inbox → src/staff/lead → src/staff/inbox',
      'src/contract-imports: src/contract/type.ts → src/site/page.ts',
      'src/ui-imports: src/ui/later.ts → src/site/page.ts',
    ])
    expect(files).toBe(6)
  })
})

describe('folders in a cycle', () => {
  const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))

  it('are those of which each imports the next', () => {
    const three = imports(['a/x.ts', 'b/x.ts'], ['b/y.ts', 'c/x.ts'], ['c/y.ts', 'a/y.ts'])
    expect(folderCycles(three)).toEqual([['a', 'b', 'c', 'a']])
    expect(folderCycles(three.slice(1))).toEqual([])
  })

  it('are found through a file of the folder above', () => {
    expect(folderCycles(imports(['a/b/x.ts', 'a/y.ts'], ['a/z.ts', 'a/b/x.ts']))).toEqual([])
    expect(folderCycles(imports(['a/b/x.ts', 'a/y.ts'], ['a/y.ts', 'a/b/z.ts']))).toEqual([
      ['a/b', 'a/y.ts', 'a/b'],
    ])
  })
})
