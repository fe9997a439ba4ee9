import styles from './settings-section.module.css'
import { styledElement } from './styled-element.ts'

/** A form without a frame, with the fields in one column. */
export const FormStack = styledElement('form', styles.part)
/** A section without a heading, with its contents in one column. */
export const StackedSection = styledElement('section', styles.part)
/** The buttons at the end of a form. */
export const FormActions = styledElement('div', styles.buttons)
/** Fields side by side where there is space. */
export const FieldGrid = styledElement('div', styles.fields)
/** A checkbox or radio button with its label. */
export const CheckLabel = styledElement('label', styles.check)
/** A group of checkboxes under a legend. */
export const CheckGroup = styledElement('fieldset', styles.checks)
/** A group of fields under a legend. */
export const FieldGroup = styledElement('fieldset', styles.rule)
/** The `<summary>` of a `<details>`. */
export const DisclosureSummary = styledElement('summary', styles.more)
