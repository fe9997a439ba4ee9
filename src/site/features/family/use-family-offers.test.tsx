import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { packages } from '../../../content/packages/index.ts'
import { familyOffers } from './family-packages.ts'
import { useFamilyOffers } from './use-family-offers.ts'

it('a card says whether what the family pays includes GST', () => {
  const [one] = packages
  if (!one) throw new Error('No package')
  function Cards({ gst }: { gst: 'extra' | 'included' }) {
    const { priced } = useFamilyOffers()
    const { offers, others } = familyOffers({ packages: [{ ...one, gst }] } as never, one?.destination ?? '')
    return [...offers, ...others].map((offer) => priced(offer).info[0]?.text)
  }
  expect(renderToStaticMarkup(<Cards gst="extra" />)).toMatch(/2 adults and 2 children.*, before taxes$/)
  expect(renderToStaticMarkup(<Cards gst="included" />)).toMatch(/2 adults and 2 children.*, GST included$/)
})
