import type { EnquiryFormProps } from './form-props.ts'
import { LongForm } from './long-form.tsx'
import { ShortForm } from './short-form.tsx'

/** An enquiry form on a page: the long or the short one. */
export function PageForm({ kind, ...props }: EnquiryFormProps & { kind: 'long' | 'short' }) {
  return kind === 'long' ? <LongForm {...props} /> : <ShortForm {...props} />
}
