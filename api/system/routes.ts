import { Hono } from 'hono'
import type { SystemStatus } from '../../src/contract/system.ts'
import { requireRole, type StaffEnv } from '../auth/guard.ts'
import { LAST_BACKUP } from '../backup/last-backup.ts'
import { release } from '../backup/release.ts'
import type { Database } from '../db/open.ts'
import { readSystemSettings } from '../db/settings.ts'
import type { ProxyDetection } from '../http/proxy-detection.ts'
import type { Respond } from '../http/security.ts'
import type { Metrics, MetricsSummary } from '../metrics/metrics.ts'
import { readChannels, readUnsent } from '../notify/overview.ts'
import type { NotifySettings } from '../notify/settings.ts'
import { checkAddress, checkBackup, checkChannel, checkDisk, checkStorage } from './checks.ts'

export type SystemRoutesDeps = {
  database: Database
  settings: NotifySettings
  metrics: Metrics
  proxyDetection: ProxyDetection
  publicUrl: string | undefined
  /** Folder whose disk is watched for free space. */
  dataDir: string
  /** Time that storing takes, ms; `undefined` when it fails. */
  tryStoring: () => Promise<number | undefined>
  respond: Respond
}

/** `GET /api/system`: what works and what does not, for owners. Needs the staff guard. */
export function createSystemRoutes(deps: SystemRoutesDeps) {
  const { database, metrics, publicUrl, respond } = deps
  const { kysely } = database

  async function status(now: number): Promise<SystemStatus> {
    const stored = await deps.tryStoring()
    const channels = await readChannels(kysely, deps.settings)
    const unsent = await readUnsent(kysely)
    const last = (await readSystemSettings(kysely, [LAST_BACKUP])).get(LAST_BACKUP)
    return {
      checkedAt: new Date(now).toISOString(),
      checks: [
        checkStorage(stored),
        ...channels.map((view) => checkChannel(view, unsent.get(view.channel), now)),
        // The disk of a PostgreSQL server may be another machine's.
        ...(database.kind === 'sqlite' ? [await checkDisk(deps.dataDir)] : []),
        checkBackup(last, now),
        ...checkAddress({ publicUrl, isProxySuspected: deps.proxyDetection.isSuspected() }),
      ],
      figures: figuresOf(await metrics.summary(), database.kind),
    }
  }

  return new Hono<StaffEnv>().get('/api/system', requireRole('owner', respond), async () =>
    respond(200, await status(Date.now())),
  )
}

function figuresOf(summary: MetricsSummary, kind: Database['kind']): SystemStatus['figures'] {
  const { stored, refused, commitMs, streams, rendered, renderMs } = summary
  const average = (ms: number | undefined) =>
    ms === undefined ? '' : `, ${Math.max(1, Math.round(ms))} ms on average`
  return [
    { label: 'Enquiries stored', value: `${stored}${average(commitMs)}` },
    { label: 'Enquiries refused', value: String(refused) },
    { label: 'Pages rendered', value: `${rendered}${average(renderMs)}` },
    { label: 'Open inboxes', value: String(streams) },
    { label: 'Memory', value: `${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB` },
    { label: 'Running for', value: runningFor(process.uptime()) },
    { label: 'Database', value: kind === 'postgres' ? 'PostgreSQL' : 'SQLite' },
    { label: 'Release', value: release },
  ]
}

function runningFor(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  if (hours >= 2) return `${hours} hours`
  const minutes = Math.floor(seconds / 60)
  return minutes < 2 ? 'less than 2 minutes' : `${minutes} minutes`
}
