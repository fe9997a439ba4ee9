import styles from './arch-picture.module.css'
import { Picture } from './picture.tsx'

/** A square scene in an arch, for a screen that has nothing to show yet; decoration only. */
export function ArchPicture({ name }: { name: string }) {
  return (
    <div className={styles.arch} data-no-print="">
      <Picture name={name} frame="square" alt="" sizes="9rem" className={styles.picture} />
    </div>
  )
}
