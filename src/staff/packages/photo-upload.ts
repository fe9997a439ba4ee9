import * as v from 'valibot'
import {
  MAX_PHOTO_BYTES,
  type PhotoFocus,
  type StoredPhoto,
  StoredPhotoSchema,
} from '../../contract/photo.ts'
import { isFromServer } from '../../contract/server-mark.ts'
import { NOT_OUR_SERVER, request, StaffApiError, staffHeaders } from '../ui/staff-api.ts'

/** Larger photos are made smaller before they are sent: the server keeps no more of them, and an upload may be slow. */
const SHRINK_ABOVE_BYTES = 1_500_000
const LONGEST_SIDE = 2400

/** Sends a photo; `onProgress` gets the share that was sent, 0 to 1. Throws {@link StaffApiError}. */
export async function uploadPhoto(file: File, onProgress: (share: number) => void): Promise<StoredPhoto> {
  const photo = await shrunk(file)
  if (photo.size > MAX_PHOTO_BYTES)
    throw new StaffApiError(413, 'This photo is larger than 12 MB. Please make it smaller first.')
  return v.parse(StoredPhotoSchema, await send(photo, onProgress))
}

/** The same photo, cropped around another point. */
export async function cropPhoto(name: string, focus: PhotoFocus): Promise<StoredPhoto> {
  return v.parse(StoredPhotoSchema, await request('POST', '/api/staff/photos/crop', { name, focus }))
}

// Not `fetch`, which does not report progress.
function send(photo: Blob, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest()
    upload.open('POST', '/api/staff/photos')
    upload.responseType = 'json'
    const headers = { ...staffHeaders(), Accept: 'application/json' }
    for (const [name, value] of Object.entries(headers)) upload.setRequestHeader(name, value)
    upload.setRequestHeader('Content-Type', 'application/octet-stream')
    upload.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    upload.onload = () => {
      if (upload.status === 201) return resolve(upload.response)
      const headers = { get: (name: string) => upload.getResponseHeader(name) }
      if (upload.status < 500 && !isFromServer(headers)) return reject(new StaffApiError(0, NOT_OUR_SERVER))
      const { message } = (upload.response ?? {}) as { message?: string }
      reject(new StaffApiError(upload.status, message ?? `The server answered ${upload.status}.`))
    }
    upload.onerror = () =>
      reject(new StaffApiError(0, 'The upload was interrupted. Check your connection and try again.'))
    upload.send(photo)
  })
}

// A file that the browser cannot read is sent unchanged, and the server says why it is refused.
async function shrunk(file: File): Promise<Blob> {
  if (file.size <= SHRINK_ABOVE_BYTES) return file
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(whole.width * scale)
    canvas.height = Math.round(whole.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(whole, 0, 0, canvas.width, canvas.height)
    whole.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}
