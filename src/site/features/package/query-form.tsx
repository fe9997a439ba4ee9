import type { ReactNode } from 'react'
import type { Package } from '../../../contract/catalogue.ts'
import { localAddress } from '../../../language/current.ts'

type QueryFormProps = {
  pkg: Package
  /** Opens the enquiry popup for this package. */
  onEnquire: () => void
  /** The submit button. */
  children: ReactNode
}

/** Opens the enquiry popup; without JavaScript it leads to the contact page, whose form is then about this package. */
export function QueryForm({ pkg, onEnquire, children }: QueryFormProps) {
  return (
    <form
      action={localAddress('/contact')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onEnquire()
      }}
      data-no-print=""
    >
      <input type="hidden" name="about" value={pkg.key} />
      {children}
    </form>
  )
}
