import { useId } from 'react'
import type { EnquiryErrors } from '../../../contract/enquiry.ts'
import { errorText, formText } from '../../../language/form.ts'
import styles from './error-summary.module.css'
import { fieldId } from './form-props.ts'

/** In the place of a field: what is wrong with no field, such as too many enquiries. */
const WHOLE_FORM = 'form'

type Props = { /** Names the form. */ form: string; errors: EnquiryErrors }

/**
 * What the server found wrong with a form that was posted without JavaScript, first in the form and focused as the page
 * opens. Each line leads to its field.
 */
export function ErrorSummary({ form, errors }: Props) {
  const titleId = useId()
  const t = formText()
  const { [WHOLE_FORM]: ofForm, ...fields } = errors
  const ofFields = Object.entries(fields)
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form, and this is what it says
    <section aria-labelledby={titleId} tabIndex={-1} autoFocus className={styles.summary}>
      {/* Not that nothing was sent: an attempt that was not confirmed may have been stored. */}
      <h3 id={titleId}>{ofForm ? errorText(ofForm) : t.summary}</h3>
      {ofFields.length > 0 && (
        <ul>
          {ofFields.map(([field, message]) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`}>
                {t.labels[field as keyof typeof t.labels] ?? field}: {errorText(message)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
