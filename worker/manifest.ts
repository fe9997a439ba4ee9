/** One file of the release. */
export interface ManifestEntry {
  url: string
  /** Digest of the content; `null` where the build names none. */
  revision: string | null
  /** Subresource integrity of a file that the app cannot start without: `sha256-…`. */
  integrity?: string
  /** Length of a media file. */
  bytes?: number
  /** Of a pack: the addresses of the files whose content it has. */
  files?: string[]
}

/** A file that has the content of many others, by address, as JSON: fetched in their place. */
export type Pack = ManifestEntry & { files: string[] }

const MEDIA = /\.(avif|webp|jpe?g|mp4|webm|vtt)$|(^|\/)art\//

/** Splits the release: files the app cannot start without, packs of them, and media that are fetched afterwards, one at a time. */
export function splitManifest(entries: readonly ManifestEntry[]): {
  files: ManifestEntry[]
  packs: Pack[]
  media: ManifestEntry[]
} {
  const isPack = (entry: ManifestEntry): entry is Pack => entry.files !== undefined
  const others = entries.filter((entry) => !isPack(entry))
  return {
    files: others.filter(({ url }) => !MEDIA.test(url)),
    packs: entries.filter(isPack),
    media: others.filter(({ url }) => MEDIA.test(url)),
  }
}

/** The path of a listed file, or of an address. A release lists hundreds of files, which `URL` would take long for. */
export function pathOf(url: string): string {
  return /^\w[\w/-]*(?:\.\w+)*$/.test(url) ? `/${url}` : new URL(url, location.origin).pathname
}

/** Whether a file is a video: large, so it is not fetched automatically over a slow or metered connection. */
export function isVideo(url: string): boolean {
  return /\.(mp4|webm)$/.test(url)
}
