import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { packages } from '../../../content/packages/index.ts'
import { PrintDetails } from './print-details.island.tsx'

const print = { day: '2026-11-26', version: 'v1', address: 'https://example.in/goa/x' }

it('prints the price that the page shows, and for which hotels', () => {
  const pkg = packages.find(({ key }) => key === 'goa1')
  if (!pkg) throw new Error('No goa1')
  const details = (hotels: 'total' | 'star4', forTwo: number) =>
    renderToStaticMarkup(<PrintDetails pkg={pkg} hotels={hotels} forTwo={forTwo} print={print} />)
  expect(details('total', 19_699)).toContain('INR ₹19,699/- Onwards for two, about ₹9,849 per adult</dd>')
  // Neither the day of the print, where the worker has kept the page, nor that of the price, where the kept catalogue is older.
  expect(details('total', 19_699)).toContain('<dt>Page made on</dt><dd>26 November 2026</dd>')
  const chosen = details('star4', 60_000)
  expect(chosen).toContain('INR ₹60,000/- Onwards for two, about ₹30,000 per adult, with 4-star hotels')
  expect(chosen).not.toContain('19,699')
})
