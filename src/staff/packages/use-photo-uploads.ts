import { useEffect, useRef, useState } from 'react'
import type { StoredPhoto } from '../../contract/photo.ts'
import { uploadPhoto } from './photo-upload.ts'

/** A file on its way to the server; `failure` says why it did not get there. */
export type PhotoUpload = { id: number; file: File; share: number; failure?: string }

/**
 * Uploads files one after the other; those that failed stay in the list until they are sent again or dismissed.
 * `onStored` takes a stored photo, or returns why it cannot.
 */
export function usePhotoUploads(onStored: (photo: StoredPhoto) => string | undefined) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([])
  const lastId = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })

  const change = (id: number, next: Partial<PhotoUpload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const dismiss = (id: number) => setUploads((now) => now.filter((one) => one.id !== id))

  const run = async (id: number, file: File) => {
    try {
      const photo = await uploadPhoto(file, (share) => change(id, { share }))
      const failure = stored.current(photo)
      if (failure) change(id, { failure })
      else dismiss(id)
    } catch (error) {
      change(id, { failure: error instanceof Error ? error.message : 'This photo was not uploaded.' })
    }
  }
  const enqueue = (id: number, file: File) => {
    queue.current = queue.current.then(() => run(id, file))
  }

  return {
    uploads,
    dismiss,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ id: ++lastId.current, file, share: 0 }))
      setUploads((now) => [...now, ...added])
      for (const { id, file } of added) enqueue(id, file)
    },
    retry: ({ id, file }: PhotoUpload) => {
      setUploads((now) => now.map((one) => (one.id === id ? { id, file, share: 0 } : one)))
      enqueue(id, file)
    },
  }
}
