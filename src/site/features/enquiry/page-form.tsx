import { useEffect } from 'react'
import { whenOutboxExists } from '../../../offline/outbox/outbox-exists.ts'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import type { EnquiryFormProps } from './form-props.ts'

type PageFormProps = EnquiryFormProps & { kind: 'long' | 'short' }

const FormIsland = lazyIsland(() => import('./page-form.island.tsx').then(({ PageForm }) => PageForm))

/**
 * The enquiry form at the end of a page; its script is loaded when it comes near, and on a device that may have a draft of
 * it at once. Its props have to stay the same objects.
 */
export function PageForm(props: PageFormProps) {
  useEffect(() => whenOutboxExists(FormIsland.request), [])
  return <FormIsland {...props} />
}
