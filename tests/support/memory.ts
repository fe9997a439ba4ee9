import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { IS_SOAK } from './soak.ts'

const MEMORY = '/dev/shm'
const PREFIX = 'marigold-tests-'
const NEEDED_BYTES = 4 * 1024 ** 3
const DAY_MS = 86_400_000

/**
 * Puts temporary files of this process and its children into memory, where there is enough of it: databases and browser
 * profiles are most of what tests write. The soak keeps to the disk. Returns how to undo it.
 */
export async function moveTemporaryFiles(): Promise<() => Promise<void>> {
  const room = await statfs(MEMORY).catch(() => undefined)
  if (!room || room.bavail * room.bsize < NEEDED_BYTES || IS_SOAK) return async () => {}
  await removeAbandoned()
  const folder = await mkdtemp(join(MEMORY, PREFIX))
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  const saved = process.env.TMPDIR
  process.env.TMPDIR = folder
  return async () => {
    if (saved === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = saved
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

// A run that was killed leaves its files in memory.
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(MEMORY, name)
    const changed = await stat(folder).catch(() => undefined)
    if (changed && Date.now() - changed.mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
