import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { until } from './phone.ts'
import { deviceSites } from './prepared.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Additional files of the built page: a picture in two widths, and a video with known bytes. */
export const VIDEO = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)

/**
 * Builds a minimal page with the real outbox and the real worker as one release. The site's own pages are left out so
 * that these tests fail for one reason only. Returns a folder of its own; `release` is the value of `device.release`.
 */
export async function buildDeviceSite(
  release: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `device-site-${release}-`))
  const kept = deviceSites()
  if (kept) await cp(await buildOnce(release, join(kept, release)), folder, { recursive: true })
  else await buildInto(folder, release)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

// Several test processes need the same site: the one that creates the lock builds it, the others wait.
async function buildOnce(release: string, folder: string): Promise<string> {
  const isBuilder = await mkdir(`${folder}.lock`).then(
    () => true,
    () => false,
  )
  if (isBuilder) {
    await buildInto(`${folder}.part`, release)
    await rename(`${folder}.part`, folder)
  } else await until(`the device site ${release} is built`, () => existsSync(folder), 60_000)
  return folder
}

async function buildInto(folder: string, release: string): Promise<void> {
  const publicDir = await mkdtemp(join(tmpdir(), 'device-site-public-'))
  await mkdir(join(publicDir, 'art'))
  await mkdir(join(publicDir, 'reels'))
  for (const width of [480, 720])
    await writeFile(join(publicDir, `art/bali-wide-${width}.avif`), `${width} ${release}`)
  await writeFile(join(publicDir, 'reels/bali.mp4'), VIDEO)
  const saved = process.env.VITE_RELEASE
  process.env.VITE_RELEASE = release
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: join(ROOT, 'tests/support/device-site'),
      publicDir,
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
      plugins: [
        VitePWA({
          strategies: 'injectManifest',
          srcDir: join(ROOT, 'worker'),
          filename: 'index.ts',
          outDir: folder,
          injectRegister: false,
          manifest: false,
          injectManifest: { globPatterns: ['index.html', 'assets/*.js', 'art/*-480.avif', 'reels/*.mp4'] },
        }),
      ],
    })
  } finally {
    if (saved === undefined) delete process.env.VITE_RELEASE
    else process.env.VITE_RELEASE = saved
    await rm(publicDir, { recursive: true })
  }
  await rename(join(folder, 'index.js'), join(folder, 'sw.js'))
}
