import styles from './settings-section.module.css'
import { styledElement } from './styled-element.ts'

/** A key or link to copy. */
export const CodeBlock = styledElement('p', styles.code)
/** Codes in columns. */
export const CodeList = styledElement('ul', styles.codes)
/** A QR code. */
export const QrImage = styledElement('img', styles.qr)
