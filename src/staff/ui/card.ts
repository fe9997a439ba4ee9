import styles from './settings-section.module.css'
import { styledElement } from './styled-element.ts'

/** A framed group of content. */
export const Card = styledElement('div', styles.card)
/** A form in a frame. */
export const CardForm = styledElement('form', styles.card)
/** A list item in a frame. */
export const CardItem = styledElement('li', styles.card)
/** A list in a frame. */
export const CardList = styledElement('ul', styles.card)
