import { readdirSync } from 'node:fs'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { readClientManifest, SITE_ENTRY } from './client-manifest.ts'
import { withIntegrity } from './precache-integrity.ts'
import { withPacks } from './precache-packs.ts'

/** Larger files are left out, so that the precache stays within its budget (see README, "Budgets"). */
const MAX_FILE_BYTES = 600_000

/** What the worker keeps on a traveller's device: the shell, every chunk of the site, fonts, icons and phone-size media. */
export function workerPrecache(clientDir: string) {
  return {
    globPatterns: [
      'index.html',
      'assets/*.{js,css}',
      'fonts/*.{css,woff2}',
      'icons/{icon-192.png,favicon.svg}',
      'manifest.webmanifest',
      'art/maps/*.svg',
      // Not part of the install: fetched afterwards, one at a time, for offline use (worker/kept-media.ts).
      'art/*-{wide-480,tall-360,square-240}.avif',
      // Without a network the smaller poster stands in for the larger one.
      'reels/*-360.avif',
      'reels/*.{mp4,vtt}',
      'clips/*.avif',
    ],
    globIgnores: [
      // Only the footer shows these pictures, on a background of the same colour.
      'art/*-night-*.avif',
      // Without a network the scene stands in for the same one in blossom or snow.
      'art/*-{blossom,snow}-square-240.avif',
      // So do the tall crop of a travel style, and the wide one of a package.
      'art/style-*-{wide-480,square-240}.avif',
      ...ownPictures().map((name) => `art/${name}-tall-360.avif`),
      // And the wide banner of these pages for the tall one.
      'art/{family,honeymoon}-tall-360.avif',
      // In menus and lists, the wide one stands in for the square one.
      ...widePictures().map((name) => `art/${name}-square-240.avif`),
    ],
    manifestTransforms: [
      (entries: PrecacheEntry[]) => ({
        manifest: withPacks(withIntegrity(withoutStaff(entries, clientDir), clientDir), clientDir),
        warnings: [],
      }),
    ],
    maximumFileSizeToCacheInBytes: MAX_FILE_BYTES,
  }
}

// Pictures that only a package shows; those of a destination are shown elsewhere as well.
function ownPictures(): string[] {
  const shared = new Set(destinations.map(({ banner }) => banner.picture))
  return packages.map(({ packageImage }) => packageImage).filter((name) => !shared.has(name))
}

function widePictures(): string[] {
  return readdirSync('public/art').flatMap((file) => /^(.+)-wide-480\.avif$/.exec(file)?.[1] ?? [])
}

type PrecacheEntry = { url: string; revision: string | null; size: number }

// Leaves out every chunk that only the sales desk can load.
function withoutStaff(entries: PrecacheEntry[], clientDir: string): PrecacheEntry[] {
  const chunks = readClientManifest(clientDir).fullClosure([SITE_ENTRY])
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  return entries.filter(({ url }) => !url.startsWith('assets/') || files.has(url))
}
