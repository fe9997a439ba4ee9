import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SUBMIT_MESSAGES } from '../../../contract/enquiry-messages.ts'
import { ErrorSummary } from './error-summary.tsx'

it('links what is wrong with a field, and says that nothing was sent', () => {
  const errors = { email: 'Please enter a valid e-mail address.' }
  const html = renderToStaticMarkup(<ErrorSummary form="long" errors={errors} />)
  expect(html).toContain('>Nothing was sent yet. Please check the form:</h3>')
  expect(html).toMatch(/<li><a href="#[^"]+">[^<]+: Please enter a valid e-mail address\.<\/a><\/li>/)
})

it('says of the whole form only what is known: an attempt that was not confirmed may have been stored', () => {
  const errors = { form: SUBMIT_MESSAGES.notStored }
  const html = renderToStaticMarkup(<ErrorSummary form="long" errors={errors} />)
  expect(html).toContain(`>${SUBMIT_MESSAGES.notStored}</h3>`)
  expect(html).not.toContain('Nothing was sent')
  expect(html).not.toContain('<li>')
})
