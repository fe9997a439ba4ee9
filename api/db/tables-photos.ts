/** Tables of uploaded photos. Rows are never changed: another crop of a photo has another name. */
export type PhotoTables = {
  photo: PhotoTable
  photo_crop: PhotoCropTable
  photo_file: PhotoFileTable
}

/** An uploaded photo without its metadata, from which crops are made. */
type PhotoTable = {
  /** SHA-256 of the upload. */
  source: string
  bytes: Buffer
  /** ISO instant. */
  at: string
  actor: string
}

/** A photo cropped around one point. */
type PhotoCropTable = {
  /** `/uploads/…`, as packages name it. */
  name: string
  source: string
  /** Of the largest file that is not cropped, in pixels. */
  width: number
  height: number
  /** Percent. */
  focus_x: number
  focus_y: number
  at: string
}

/** One file of a crop, by its path. */
type PhotoFileTable = { path: string; name: string; bytes: Buffer }
