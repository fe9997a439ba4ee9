/** One file of the release. */
export interface ManifestEntry {
  url: string
  /** Digest of the content; `null` where the build names none. */
  revision: string | null
  /** Subresource integrity of a file that the app cannot start without: `sha256-…`. */
  integrity?: string
  /** Length of a media file. */
  bytes?: number
}

const MEDIA = /\.(avif|webp|jpe?g|mp4|webm|vtt)$|(^|\/)art\//

/** Splits the release: files the app cannot start without, and media that are fetched afterwards, one at a time. */
export function splitManifest(entries: readonly ManifestEntry[]): {
  files: ManifestEntry[]
  media: ManifestEntry[]
} {
  return {
    files: entries.filter(({ url }) => !MEDIA.test(url)),
    media: entries.filter(({ url }) => MEDIA.test(url)),
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
