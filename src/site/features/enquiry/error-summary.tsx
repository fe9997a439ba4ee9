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
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form, and this is what it says
    <section aria-labelledby={titleId} tabIndex={-1} autoFocus className={styles.summary}>
      {/* An attempt that was not confirmed may have been stored. */}
      <h3 id={titleId}>{WHOLE_FORM in errors ? t.notConfirmed : t.summary}</h3>
      <ul>
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            {field === WHOLE_FORM ? (
              errorText(message)
            ) : (
              <a href={`#${fieldId(form, field)}`}>
                {t.labels[field as keyof typeof t.labels] ?? field}: {errorText(message)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
