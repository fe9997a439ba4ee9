import { QrCode } from '../../../ui/qr-code.tsx'
import styles from './trip-money.module.css'

/** The payment's QR code; apart, because drawing it needs a library. */
export function UpiCode({ link, label }: { link: string; label: string }) {
  return <QrCode link={link} label={label} className={styles.code} />
}
