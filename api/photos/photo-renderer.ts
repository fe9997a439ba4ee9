import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PhotoFocus } from '../../src/contract/photo.ts'
import { HttpError } from '../http/http-error.ts'

/** Beside this file, in the sources as in the build. */
const CHILD = fileURLToPath(new URL(`photo-child${extname(import.meta.url)}`, import.meta.url))
/** A large photo needs a few seconds; on a busy machine it may take longer than this. */
const JOB_LIMIT_MS = 90_000
/** Uploads that wait at the same time; each holds its file in memory. */
const MAX_WAITING = 4
/** Below the server's own, so that enquiries are answered first; lower ones do not finish on a busy machine. */
const LOW_PRIORITY = 5

const TOOK_TOO_LONG =
  'It took too long to prepare this photo. Please try again later, or make the photo smaller first.'

/** `isMaster`: the bytes are the stored original of a photo, so it is not stored again. */
export type PhotoJob = { bytes: Uint8Array; focus: PhotoFocus; isMaster: boolean }
/** One file of a photo: `wide-480.avif`. */
export type RenderedFile = { suffix: string; bytes: Buffer }
export type RenderedPhoto = { width: number; height: number; files: RenderedFile[]; master?: Buffer }
export type PhotoAnswer = RenderedPhoto | { refused: string }

/** Makes the files of a photo, one photo at a time. Throws {@link HttpError}: 400 refused, 503 too many at once or too late. */
export type RenderPhoto = (job: PhotoJob) => Promise<RenderedPhoto>

export function createPhotoRenderer({ child = CHILD, limitMs = JOB_LIMIT_MS } = {}): RenderPhoto {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (job) => {
    if (waiting >= MAX_WAITING) throw tooManyPhotos()
    waiting += 1
    const answer = last.then(() => runJob(child, job, limitMs))
    last = answer.catch(() => {})
    try {
      const rendered = await answer
      if ('refused' in rendered) throw new HttpError(400, rendered.refused)
      return rendered
    } finally {
      waiting -= 1
    }
  }
}

/** Says that other photos have to be finished first. */
export function tooManyPhotos(): HttpError {
  const message = 'Several photos are being prepared just now. Please try again in a minute.'
  return new HttpError(503, message, undefined, { 'Retry-After': '30' })
}

function runJob(path: string, job: PhotoJob, limitMs: number): Promise<PhotoAnswer> {
  return new Promise((resolve, reject) => {
    // No environment: the child needs none of the server's keys.
    const child = fork(path, { serialization: 'advanced', execArgv: [], env: {}, stdio: 'ignore' })
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, limitMs)
    let answer: PhotoAnswer | undefined
    child.once('message', (message) => {
      answer = message as PhotoAnswer
    })
    child.once('error', () => {})
    child.once('close', () => {
      clearTimeout(timer)
      if (answer) resolve(answer)
      else if (isLate) reject(new HttpError(503, TOOK_TOO_LONG, undefined, { 'Retry-After': '60' }))
      else
        reject(new HttpError(400, 'This photo could not be prepared. Please save it as JPEG and try again.'))
    })
    child.once('spawn', () => {
      lowerPriority(child.pid)
      child.send(job, (error) => error && child.kill('SIGKILL'))
    })
  })
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, LOW_PRIORITY)
  } catch {
    // It has ended already, or the system does not allow it: the photo is prepared all the same.
  }
}
