// `npm run backup [-- --to FOLDER] [--keep N]`: a backup of the database, with or without a running server.
import { parseArgs } from 'node:util'
import { parseEnv } from '../env.ts'
import { backUp } from './backup.ts'
import { BackupError } from './manifest.ts'

const MB = 1024 * 1024

try {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: './backups' }, keep: { type: 'string' } },
  })
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new BackupError('--keep must be a number from 1 to 9999.')
  const { DATA_DIR: dataDir, DATABASE_URL: url } = parseEnv(process.env)
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const { folder, manifest, remarks } = await backUp({ dataDir, url }, { into: values.to, keep })
  console.log(`Backed up to ${folder} (${(manifest.bytes / MB).toFixed(1)} MB).`)
  for (const remark of remarks) console.error(remark)
  if (remarks.length > 0) process.exitCode = 1
  console.log('It holds personal data and keys: copy it to another machine, encrypted.')
} catch (error) {
  console.error(`${(error as Error).message}\nNo backup was made.`)
  process.exitCode = 1
}
