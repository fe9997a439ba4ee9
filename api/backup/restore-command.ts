// `npm run restore -- FOLDER [--replace]`: puts a backup in the place of the database of a stopped server.
import { parseArgs } from 'node:util'
import { parseEnv } from '../env.ts'
import { BackupError } from './manifest.ts'
import { restore } from './restore.ts'

try {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder) throw new BackupError('Which backup? npm run restore -- backups/marigold-…')
  const { DATA_DIR: dataDir, DATABASE_URL: url } = parseEnv(process.env)
  const { manifest, leads, aside } = await restore(folder, { dataDir, url }, values)
  console.log(`Restored the backup of ${manifest.createdAt}: ${leads} ${leads === 1 ? 'lead' : 'leads'}.`)
  if (aside) console.log(`What was there before is kept as ${aside}; delete it when it is no longer needed.`)
  console.log('What was stored or erased after the backup is not in it: erase those people again.')
  console.log(
    'Nor are passwords, roles and second factors changed, passkeys removed and accounts closed after it:',
  )
  console.log('do that again, too. Backup codes used after it work again: make new ones.')
  console.log(
    'Links of trips revoked and secrets of lead sources replaced after it work again: end them again.',
  )
  console.log('All sessions and invites were ended: staff sign in and turn push messages on again.')
  console.log('Now start the server.')
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was restored.`)
  process.exitCode = 1
}
