import { Button } from '../../ui/button.tsx'
import styles from './package-photos.module.css'
import type { PhotoUpload } from './use-photo-uploads.ts'

type PhotoUploadsProps = {
  uploads: readonly PhotoUpload[]
  onRetry: (upload: PhotoUpload) => void
  onDismiss: (id: number) => void
}

/** The files that are being uploaded, and those that were refused, each with the reason. */
export function PhotoUploads({ uploads, onRetry, onDismiss }: PhotoUploadsProps) {
  return uploads.map((upload) => {
    const { id, file, share, failure } = upload
    return (
      <div key={id} className={styles.upload}>
        <p>
          <strong>{file.name}</strong>{' '}
          {failure === undefined && (
            <span>{share < 1 ? `${Math.round(share * 100)} % sent` : 'Being prepared…'}</span>
          )}
        </p>
        <p role="alert" className={styles.failure}>
          {failure && `Not added. ${failure}`}
        </p>
        {failure === undefined ? (
          <progress max={1} {...(share < 1 && { value: share })} aria-label={`Upload of ${file.name}`} />
        ) : (
          <p className={styles.actions}>
            <Button
              variant="plain"
              size="small"
              aria-label={`Try again: ${file.name}`}
              onClick={() => onRetry(upload)}
            >
              Try again
            </Button>
            <Button
              variant="plain"
              size="small"
              aria-label={`Dismiss: ${file.name}`}
              onClick={() => onDismiss(id)}
            >
              Dismiss
            </Button>
          </p>
        )}
      </div>
    )
  })
}
