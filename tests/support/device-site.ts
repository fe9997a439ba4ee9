import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Files the built page is given besides its own: a picture in two widths, a video of known bytes. */
export const VIDEO = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)

/**
 * Builds a bare page over the real outbox, with the real worker, as one release. The site's own pages are left out so
 * that these tests fail for one reason only. Returns the folder; `release` is what `device.release` says.
 */
export async function buildDeviceSite(
  release: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `device-site-${release}-`))
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
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
