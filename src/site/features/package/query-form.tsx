import type { ReactNode } from 'react'
import { starsOf } from '../../../catalogue/hotels.ts'
import type { Package } from '../../../contract/catalogue.ts'
import type { PricedHotels } from '../../../contract/hotel-categories.ts'
import { localAddress } from '../../../language/current.ts'

type QueryFormProps = {
  pkg: Package
  /** Which hotels the prices are for. */
  hotels?: PricedHotels | undefined
  /** Opens the enquiry popup for this package. */
  onEnquire: () => void
  /** The submit button. */
  children: ReactNode
}

/** Opens the enquiry popup; without JavaScript it leads to the contact page, whose form is then about this package. */
export function QueryForm({ pkg, hotels = 'total', onEnquire, children }: QueryFormProps) {
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
      {hotels !== 'total' && <input type="hidden" name="stars" value={starsOf(hotels)} />}
      {children}
    </form>
  )
}
