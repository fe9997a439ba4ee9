// The stage `imports` of npm test: who imports whom. The rules are in .dependency-cruiser.mjs.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const ROOT = new URL('..', import.meta.url).pathname
const FOLDERS = ['src', 'api', 'worker']

type Import = { from: string; to: string }

/** The table of imports, as the library reads it. */
export function readRules() {
  return extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'))
}

/** What is wrong with the imports of a tree, one line each, and the number of files read. */
export async function checkImports(baseDir = ROOT): Promise<{ faults: string[]; files: number }> {
  const options = await readRules()
  const present = FOLDERS.filter((folder) => readdirSync(baseDir).includes(folder))
  const { modules, summary } = (await cruise(present, { ...options, baseDir })).output as ICruiseResult
  const read = new Set(modules.map(({ source }) => source))
  const files = present.flatMap((folder) => sourceFiles(baseDir, folder))
  const imports = modules
    .filter(({ source }) => isOurs(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ to }) => isOurs(to))
  return {
    files: files.length,
    faults: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      // Without a parser for a kind of file, the library passes it over without an error.
      ...files.filter((file) => !read.has(file)).map((file) => `not read: ${file}`),
      ...folderCycles(imports).map((cycle) => `folders in a cycle: ${cycle.join(' → ')}`),
    ],
  }
}

/**
 * Folders that import each other, each cycle once. Two files are compared below the last folder they share: a folder may
 * import files of the folder it is in, as long as none of those import it.
 */
export function folderCycles(imports: readonly Import[]): string[][] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [from.split('/'), to.split('/')]
    const shared = a.findIndex((part, at) => part !== b[at])
    if (shared < 0) continue
    const [importer, imported] = [a, b].map((path) => path.slice(0, shared + 1).join('/')) as [string, string]
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported))
  }
  return [...graph.keys()].flatMap((start) => {
    const cycle = shortestWay(graph, start, start)
    const isFirst = cycle?.every((each) => each >= start)
    return cycle && isFirst && cycle.some((each) => !/\.\w+$/.test(each)) ? [[...cycle, start]] : []
  })
}

// Breadth first; the way does not repeat its end.
function shortestWay(graph: Map<string, Set<string>>, from: string, to: string): string[] | undefined {
  const ways = [[from]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === to) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  return undefined
}

function isOurs(path: string): boolean {
  return FOLDERS.includes(path.split('/')[0] ?? '') && !/\.test\.tsx?$|\.gen\.ts$/.test(path)
}

function sourceFiles(baseDir: string, folder: string): string[] {
  return readdirSync(join(baseDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file))
}

if (import.meta.main) {
  const { faults, files } = await checkImports()
  for (const fault of faults) console.error(fault)
  console.log(`${files} files, ${faults.length} faults in their imports`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
