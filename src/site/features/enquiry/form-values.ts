import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import { typedFields } from '../../../contract/typed-enquiry.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The values of a form by field name, read from the document, so that text typed before the script ran counts. */
export function readForm(form: HTMLFormElement): TypedEnquiry {
  const values: TypedEnquiry = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

/** The values that differ from their initial values. */
export function changedValues(
  kind: EnquiryKind,
  values: TypedEnquiry,
  initialValues: TypedEnquiry,
): TypedEnquiry {
  const changed = typedFields(kind).filter((field) => (values[field] ?? '') !== (initialValues[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, values[field] ?? '']))
}

/** The names of the fields that can be changed. */
export function openFields(form: HTMLFormElement): string[] {
  return [...form.elements].map((one) => one as Control).flatMap((one) => (isLocked(one) ? [] : [one.name]))
}

/** Fills the fields that still have their initial values; what was typed meanwhile stays. */
export function fillForm(form: HTMLFormElement, values: TypedEnquiry, initialValues: TypedEnquiry): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field) as Control | null
    if (!control || control.value !== (initialValues[field] ?? '') || isLocked(control)) continue
    setValue(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Focuses the first field, in the order of the page, that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: EnquiryErrors): void {
  const bad = [...form.elements].find((control) => (control as Control).name in errors)
  if (bad instanceof HTMLElement) bad.focus()
}

/**
 * Keeps the values and the focus of a form as they are while it is being sent; returns what ends it. `disabled` would drop the
 * focus, and a list has no `readOnly`.
 */
export function holdForm(form: HTMLFormElement): () => void {
  const controls = [...form.elements]
  const lists = new Map(
    controls.filter((one) => one instanceof HTMLSelectElement).map((one) => [one, one.value]),
  )
  const texts = controls
    .filter((one) => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)
    .filter((one) => !isLocked(one))
  const setLocked = (isHeld: boolean) => {
    for (const one of texts) one.readOnly = isHeld
  }
  // Steps of a counter and days of the calendar are buttons.
  const stop = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || (event.type === 'click' && !target.closest('button'))) return
    if (target instanceof HTMLSelectElement) target.value = lists.get(target) ?? target.value
    event.preventDefault()
    event.stopPropagation()
  }
  const types = ['click', 'input', 'change']
  setLocked(true)
  for (const type of types) form.addEventListener(type, stop, { capture: true })
  return () => {
    setLocked(false)
    for (const type of types) form.removeEventListener(type, stop, { capture: true })
  }
}

// Bypasses React's setter of `value`: React ignores an input event whose value it has set itself.
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

function isLocked(control: Control): boolean {
  return control.type === 'hidden' || (control instanceof HTMLInputElement && control.readOnly)
}
