import type { EnquiryKind } from '../../../contract/enquiry.ts'
import { type EnquiryFormProps, fieldId, initialFormValues } from './form-props.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

/** The state of an enquiry form: the props of its frame, its first values, and the props of each field by its name. */
export function useFormFields(kind: EnquiryKind, props: EnquiryFormProps) {
  const { initial, initialValues, postedId, serverErrors } = initialFormValues(kind, props)
  const form = useEnquiryForm({
    ...props,
    kind,
    place: props.place ?? 'page',
    draftKey: props.name,
    initialValues,
    serverErrors,
  })
  const field = (name: string) => ({
    id: fieldId(props.name, name),
    initial: initial[name],
    error: form.errors[name],
  })
  return { frame: { kind, name: props.name, postedId, form }, initial, field }
}
