import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from '../../contract/enquiry.ts'
import { ENQUIRY_FIELDS } from '../../contract/typed-enquiry.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** What stands in a form, by field name. The page itself is the record: what was typed before the script came counts. */
export function readForm(form: HTMLFormElement): TypedEnquiry {
  const values: TypedEnquiry = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

/** What a traveller wrote: the fields that no longer show what they were handed out with. Empty when there is none. */
export function writtenOf(kind: EnquiryKind, values: TypedEnquiry, handedOut: TypedEnquiry): TypedEnquiry {
  const changed = ENQUIRY_FIELDS[kind].filter((field) => (values[field] ?? '') !== (handedOut[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, values[field] ?? '']))
}

/** Puts values into the fields that are still as they were handed out; what was typed meanwhile stays. */
export function fillForm(form: HTMLFormElement, values: TypedEnquiry, handedOut: TypedEnquiry): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field) as Control | null
    if (!control || control.value !== (handedOut[field] ?? '') || isLocked(control)) continue
    setValue(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Puts the focus into the first field, as the eye meets them, that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: EnquiryErrors): void {
  const bad = [...form.elements].find((control) => (control as Control).name in errors)
  if (bad instanceof HTMLElement) bad.focus()
}

// Past React's own watch on `value`: a counter that React controls only hears of a change it has not seen itself.
function setValue(control: Control, value: string): void {
  const prototype =
    control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}

function isLocked(control: Control): boolean {
  return control.type === 'hidden' || (control instanceof HTMLInputElement && control.readOnly)
}
