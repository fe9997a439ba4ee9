// `npm run catalogue:check [file.json]`: lists every irregularity in a file of legacy records without importing it, or in our
// own content.
import { isDeepStrictEqual } from 'node:util'
import { type ReadFile, readLegacyFile } from '../../src/catalogue/legacy/read-file.ts'
import { toLegacyRecord } from '../../src/catalogue/legacy-record.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import { openDatabase } from '../db/open.ts'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { importFile, outcomesText } from './import-file.ts'
import { count, describeRecords, printable } from './legacy-file-report.ts'
import { createPackageStore } from './package-store.ts'
import { listPictures } from './pictures.ts'
import { readJson } from './read-json.ts'

const [path] = process.argv.slice(2)
try {
  process.exitCode = path ? await checkFile(path) : await checkOwn()
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}

// Against the database that `catalogue:import` writes to, so that both say the same.
async function checkFile(path: string): Promise<number> {
  const file = await readJson(path)
  const { DATA_DIR: dataDir, DATABASE_URL: url } = parseEnv(process.env)
  const database = await openDatabase({ dataDir, url, log: createLog('silent'), mustExist: true })
  try {
    const { scenes } = await listPictures()
    const { records, remarks, refusal } = await importFile(database, createPackageStore(database), file, {
      scenes,
      dryRun: true,
    })
    console.log(printable(describeRecords(records, remarks).join('\n')))
    const irregular = records.flatMap(({ notes }) => notes.filter(({ kind }) => kind !== 'usual')).length
    console.log(
      `\n${count(records.length, 'package')}, ${count(irregular, 'deviation')}. An import would find: ${outcomesText(records)}.`,
    )
    const isRefused = records.some(({ outcome }) => outcome === 'refused')
    if (isRefused) console.log('Nothing would be imported until the refused ones are corrected.')
    if (refusal) console.log(`Nothing would be imported: ${refusal}`)
    return isRefused || refusal ? 1 : 0
  } finally {
    await database.close()
  }
}

// Our own packages in the legacy format: parsing them again must give the same packages.
async function checkOwn(): Promise<number> {
  const groups = Object.fromEntries(
    destinations.flatMap(({ slug }) => {
      const own = packages.filter(({ destination }) => destination === slug)
      return own.length > 0
        ? [[slug, Object.fromEntries(own.map((item) => [item.key, toLegacyRecord(item)]))]]
        : []
    }),
  )
  const { records, remarks } = await read(groups)
  const odd = records.filter(({ notes }) => notes.some(({ kind }) => kind !== 'usual'))
  const lost = records.filter(
    ({ key, pkg }) =>
      !isDeepStrictEqual(
        pkg,
        packages.find((item) => item.key === key),
      ),
  )
  for (const line of odd.length + remarks.length > 0 ? describeRecords(odd, remarks) : []) console.log(line)
  for (const { key } of lost)
    console.log(`${key} changes when it is written in the legacy format and read again.`)
  console.log(
    `${packages.length} packages of our own, ${odd.length + lost.length + remarks.length} with deviations.`,
  )
  return odd.length + lost.length + remarks.length > 0 ? 1 : 0
}

async function read(file: unknown): Promise<ReadFile> {
  const { scenes } = await listPictures()
  return readLegacyFile(file, {
    destinations,
    present: new Map(packages.map((item) => [item.key, item])),
    isScene: (name) => scenes.includes(name),
  })
}
