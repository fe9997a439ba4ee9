// `npm run catalogue:import file.json [--again]`: imports legacy records, with or without a running server.
import { openDatabase } from '../db/open.ts'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { importFile, outcomesText } from './import-file.ts'
import { count, describeRecords, describeRefusals, printable } from './legacy-file-report.ts'
import { createPackageStore } from './package-store.ts'
import { listPictures } from './pictures.ts'
import { readJson } from './read-json.ts'

const options = process.argv.slice(2)
const path = options.find((option) => !option.startsWith('--'))
try {
  if (!path) throw new Error('Which file? npm run catalogue:import file.json')
  await run(path)
} catch (error) {
  console.error(printable(`${(error as Error).message}\nNothing was imported.`))
  process.exitCode = 1
}

async function run(path: string): Promise<void> {
  const file = await readJson(path)
  const { DATA_DIR: dataDir, DATABASE_URL: url } = parseEnv(process.env)
  const database = await openDatabase({ dataDir, url, log: createLog('silent'), mustExist: true })
  try {
    const { scenes } = await listPictures()
    const again = options.includes('--again')
    const { records, remarks, saved } = await importFile(database, createPackageStore(database), file, {
      scenes,
      again,
    })
    if (!saved) throw new Error(['These records are invalid:', ...describeRefusals(records)].join('\n'))
    const taken = records.filter(({ outcome }) => outcome !== 'before')
    console.log(printable(describeRecords(taken, remarks).join('\n')))
    console.log(`\n${count(records.length, 'package')}: ${outcomesText(records)}.`)
    if (taken.some(({ notes }) => notes.some(({ kind }) => kind === 'doubtful')))
      console.log('Records that need review are drafts: see /admin.')
  } finally {
    await database.close()
  }
}
