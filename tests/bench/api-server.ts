// The real server on a port of its own, with the limits out of the way of a load generator that has one address.
import { createApp } from '../../api/app.ts'
import { createAuth } from '../../api/auth/auth.ts'
import { openDatabase } from '../../api/db/open.ts'
import { plainRefusalPage } from '../../api/intake/plain-refusal.ts'
import { listen } from '../../api/listen.ts'
import { createLog } from '../../api/log.ts'
import { createCatalogueStore } from '../../api/packages/catalogue-store.ts'
import { createPackageStore } from '../../api/packages/package-store.ts'
import { reportUsage } from './usage.ts'

const log = createLog('info')
const origin = `http://127.0.0.1:${process.env.PORT}`
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '.', log })
const packages = createPackageStore(database)
const open = { burst: 1e9, perSecond: 1e9 }
const app = await createApp({
  database,
  auth: await createAuth({ database, log, origin }),
  catalogue: createCatalogueStore(packages, log),
  packages,
  log,
  origin,
  limits: { contact: open, replay: open, withoutNumber: open, address: open },
  refusedPage: plainRefusalPage,
})
await listen({ host: '127.0.0.1', port: Number(process.env.PORT), fetch: app.fetch })
process.send?.('ready')
reportUsage()
