import { statfs } from 'node:fs/promises'
import { formatTime } from '../../src/contract/indian-time.ts'
import type { Channel, ChannelView } from '../../src/contract/notify.ts'
import type { SystemCheck } from '../../src/contract/system.ts'
import type { Unsent } from '../notify/overview.ts'

const DAY_MS = 86_400_000
const MAX_BACKUP_AGE_MS = 7 * DAY_MS
/** Retries begin after seconds, so a message that has waited this long has failed several times. */
const MAX_WAIT_MS = 15 * 60_000
const SLOW_STORE_MS = 1_000
const GB = 1024 ** 3
const MIN_FREE_BYTES = GB
const MIN_FREE_SHARE = 0.05

const ok = (title: string, finding: string): SystemCheck => ({ title, state: 'ok', finding, remedy: null })

/** Whether enquiries can be stored, and how long that takes; `undefined` when it failed. */
export function checkStorage(tookMs: number | undefined): SystemCheck {
  const title = 'Enquiries'
  if (tookMs === undefined)
    return {
      title,
      state: 'problem',
      finding: 'Enquiries cannot be stored. They wait on the phones of travellers.',
      remedy: 'Check that the database runs and that its disk is not full.',
    }
  if (tookMs > SLOW_STORE_MS)
    return {
      title,
      state: 'problem',
      finding: `The database is slow: storing took ${(tookMs / 1000).toFixed(1)} seconds.`,
      remedy: 'Look for other programs that use the disk, or move to a faster machine.',
    }
  return ok(title, 'Enquiries are stored.')
}

const NAMES: Record<Channel, string> = { mail: 'Mail', webhook: 'Webhook', push: 'Push messages' }

/** Whether messages to staff leave by a channel. */
export function checkChannel(view: ChannelView, unsent: Unsent | undefined, now: number): SystemCheck {
  const title = NAMES[view.channel]
  const settings = 'Settings → Notifications shows each message and sends it again.'
  if (view.state === 'not-set-up') {
    if (view.channel !== 'mail') return ok(title, 'Not set up.')
    return {
      title,
      state: 'advice',
      finding: 'No mail is sent, because no mail server is set up.',
      remedy: 'Set SMTP_URL and LEADS_EMAIL, and restart the server.',
    }
  }
  if (view.state === 'stopped')
    return { title, state: 'problem', finding: `Stopped: ${view.about}`, remedy: settings }
  if (view.state === 'off') return ok(title, 'Switched off.')
  if (unsent && now - Date.parse(unsent.since) > MAX_WAIT_MS)
    return {
      title,
      state: 'problem',
      finding: `${messages(unsent.messages)} could not be sent, the oldest since ${formatTime(unsent.since)}.${view.lastError ? ` ${view.lastError}` : ''}`,
      remedy: `They are tried again for about two days. ${settings}`,
    }
  if (view.failed > 0)
    return {
      title,
      state: 'problem',
      finding: `${messages(view.failed)} failed permanently.`,
      remedy: settings,
    }
  return ok(
    title,
    view.lastSentAt ? `Works; last sent ${formatTime(view.lastSentAt)}.` : 'On; nothing sent yet.',
  )
}

/** Whether the disk of a folder has space. */
export async function checkDisk(folder: string, read: typeof statfs = statfs): Promise<SystemCheck> {
  const title = 'Disk space'
  const disk = await read(folder).catch(() => undefined)
  if (!disk)
    return {
      title,
      state: 'advice',
      finding: 'The free space cannot be read.',
      remedy: 'Check the folder DATA_DIR.',
    }
  const free = disk.bavail * disk.bsize
  const share = disk.blocks === 0 ? 1 : disk.bavail / disk.blocks
  const finding = `${(free / GB).toFixed(1)} GB (${Math.round(share * 100)} %) free.`
  if (free >= MIN_FREE_BYTES && share >= MIN_FREE_SHARE) return ok(title, finding)
  return {
    title,
    state: 'problem',
    finding: `Only ${finding}`,
    remedy:
      'Delete what is not needed, such as old backups, or enlarge the disk. A full disk refuses enquiries.',
  }
}

/** Whether there is a recent backup. */
export function checkBackup(last: string | undefined, now: number): SystemCheck {
  const title = 'Backup'
  const remedy = 'Run “npm run backup” on the server, and every day by a timer (see deploy/README.md).'
  if (last === undefined) return { title, state: 'problem', finding: 'No backup has been made.', remedy }
  if (now - Date.parse(last) > MAX_BACKUP_AGE_MS)
    return {
      title,
      state: 'problem',
      finding: `The last backup was made ${formatTime(last)}, more than 7 days ago.`,
      remedy,
    }
  return ok(title, `Last made ${formatTime(last)}.`)
}

/** Whether the address of the site and the number of proxies are configured. */
export function checkAddress({
  publicUrl,
  isProxySuspected,
}: {
  publicUrl: string | undefined
  isProxySuspected: boolean
}): SystemCheck[] {
  const address: SystemCheck = !publicUrl
    ? {
        title: 'Address',
        state: 'problem',
        finding:
          'The server does not know the address of the site, so links in messages lead to this machine only.',
        remedy: 'Set PUBLIC_URL, such as https://www.example.com, and restart the server.',
      }
    : publicUrl.startsWith('https:')
      ? ok('Address', `${publicUrl}, encrypted.`)
      : {
          title: 'Address',
          state: 'advice',
          finding: `${publicUrl} is not encrypted.`,
          remedy:
            'Put a proxy with a certificate in front (see deploy/README.md), and set PUBLIC_URL to its https address.',
        }
  if (!isProxySuspected) return [address]
  return [
    address,
    {
      title: 'Proxy',
      state: 'problem',
      finding:
        'A reverse proxy seems to be in front of the server, but is not configured, or does not forward addresses: all visitors share one rate limit.',
      remedy:
        'Set TRUST_PROXY to the number of proxies, have each append to X-Forwarded-For, and restart the server.',
    },
  ]
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}
