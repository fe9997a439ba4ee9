import styles from './settings-section.module.css'
import { styledElement } from './styled-element.ts'

/** A list of rows. */
export const Rows = styledElement('ul', styles.rows)
/** One row: text on the left, controls on the right; every row but the first has a line above it. */
export const Row = styledElement('li', styles.row)
/** The text of a row. */
export const RowText = styledElement('span', styles.who)
/** The heading of a card with the text below it. */
export const RowHeader = styledElement('div', styles.who)
/** The name in a row, with its badges. */
export const RowTitle = styledElement('span', styles.name)
/** The same as a heading. */
export const RowHeading = styledElement('h3', styles.name)
/** Secondary text in a line. */
export const SmallText = styledElement('span', styles.small)
/** A paragraph of secondary text. */
export const Note = styledElement('p', styles.small)
/** Shown in place of an empty list. */
export const EmptyState = styledElement('p', styles.empty)
