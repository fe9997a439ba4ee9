import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SUBMIT_MESSAGES } from '../../../contract/enquiry-messages.ts'
import { ErrorSummary } from './error-summary.tsx'

it.each([
  [{ form: SUBMIT_MESSAGES.notStored }, 'Your enquiry is not confirmed:'],
  [{ email: 'Please enter a valid e-mail address.' }, 'Nothing was sent yet. Please check the form:'],
])('says that nothing was sent only where that is known: %j', (errors, title) => {
  expect(renderToStaticMarkup(<ErrorSummary form="long" errors={errors} />)).toContain(`>${title}</h3>`)
})

it('links what is wrong with a field, and says what is wrong with the whole form without one', () => {
  const errors = { form: SUBMIT_MESSAGES.tooMany, email: 'Please enter a valid e-mail address.' }
  const html = renderToStaticMarkup(<ErrorSummary form="long" errors={errors} />)
  expect(html).toContain(`<li>${SUBMIT_MESSAGES.tooMany}</li>`)
  expect(html).toMatch(/<li><a href="#[^"]+">[^<]+: Please enter a valid e-mail address\.<\/a><\/li>/)
})
