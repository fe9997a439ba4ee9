import { Picture } from '../../ui/picture.tsx'
import styles from './mini-arch.module.css'

/** The picture of a place beside its name in a menu; its space is kept until `isShown`. */
export function MiniArch({ name, isShown = true }: { name: string; isShown?: boolean }) {
  return (
    <span className={styles.arch}>
      {isShown && <Picture name={name} frame="square" alt="" sizes="1.75rem" className={styles.picture} />}
    </span>
  )
}
