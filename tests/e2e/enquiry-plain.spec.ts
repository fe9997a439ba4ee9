import { dayAhead } from '../support/enquiry-forms.ts'
import { expect, test } from './fixtures.ts'

// A browser without JavaScript: the forms are plain HTML and the server answers with pages.
test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] })

const SENT = "Your message has been successfully sent to our team. We'll get back to you shortly!"
const PAGES = [
  {
    path: '/bali',
    send: 'Submit enquiry',
    bad: { name: 'Asha Rao', contact: '98765', email: 'asha@example.com', travel_date: '31-02-2030' },
    errors: [
      'Please enter a 10-digit contact number',
      'Please enter your departure city.',
      'Date input not valid.',
      'Please choose when you are looking to book.',
    ],
    mend: { contact: '+91 98765 43210', departure_city: 'Pune', travel_date: dayAhead(30), pax: '3' },
    choose: { bookingTime: 'this-week' },
  },
  {
    path: '/contact',
    send: 'Send enquiry',
    bad: { name: 'Asha Rao', contact: '1234567890', travel_date: '' },
    errors: [
      'Please enter a valid 10-digit contact number.',
      'Please choose a destination.',
      'Please select a travel date!',
      'Please choose when you are looking to book.',
    ],
    mend: { contact: '9876543210', travel_date: dayAhead(30) },
    choose: { bookingTime: 'Just Inquiry', destination: 'Sri Lanka' },
  },
  {
    path: '/FlightForm',
    send: 'Book flight',
    bad: { name: 'Asha Rao', contact: '98765', passengers: '0' },
    errors: [
      'Please choose where you fly from.',
      'Please choose where you fly to.',
      'Please select a travel date!',
      'At least 1 passenger is needed.',
      'Please enter a 10-digit contact number',
    ],
    mend: { contact: '9876543210', date: dayAhead(30), passengers: '2' },
    choose: { from: 'Mumbai', to: 'Bali' },
  },
]

for (const { path, send, bad, errors, mend, choose } of PAGES) {
  const options = path === '/bali' ? {} : { tag: '@soak' }
  test(
    `${path} posts, comes back with errors and the typed values, and is accepted when corrected`,
    options,
    async ({ page }) => {
      await page.goto(path)
      const form = page.locator('main form[method="post"]')
      for (const [name, value] of Object.entries(bad)) await form.locator(`[name="${name}"]`).fill(value)
      await form.getByRole('button', { name: send }).click()

      for (const message of errors) {
        await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible()
      }
      await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(errors.length)
      // The page opens at what is wrong, and each line leads to its field.
      await expect(page).toHaveTitle(/^Error: /)
      const summary = form.getByRole('region', { name: 'Nothing was sent yet. Please check the form:' })
      await expect(summary).toBeFocused()
      await expect(summary).toBeInViewport()
      const lines = summary.getByRole('link')
      await expect(lines).toHaveCount(errors.length)
      for (const line of await lines.all())
        await expect(form.locator(String(await line.getAttribute('href')))).toHaveAttribute(
          'aria-invalid',
          'true',
        )
      for (const [name, value] of Object.entries(bad)) {
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
      }

      for (const [name, value] of Object.entries(mend)) await form.locator(`[name="${name}"]`).fill(value)
      for (const [name, value] of Object.entries(choose))
        await form.locator(`[name="${name}"]`).selectOption(value)
      await form.getByRole('button', { name: send }).click()
      await expect(page).toHaveURL(/\/thankyou/)
      await expect(page.getByText(SENT)).toBeVisible()
      await expect(page.getByText(/Your reference: \S+/)).toBeVisible()
    },
  )
}

test('/enquiries says what it is and how to reach us', async ({ page }) => {
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiries')
  await expect(page.getByText(/Without JavaScript/)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.locator('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible()
})

test('the query button of a package leads to a form about that package', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/bali/blissful-bali-kuta-and-ubud-escape')
  await page.getByRole('button', { name: 'SUBMIT YOUR QUERY' }).first().click()
  await expect(page).toHaveURL(/\/contact\?about=bali1$/)
  await expect(page.getByText('Your query is about Blissful Bali Kuta and Ubud Escape.')).toBeVisible()
  const form = page.locator('main form[method="post"]')
  await expect(form.locator('[name="destination"]')).toHaveValue('Bali')
  await expect(form.locator('[name="about"]')).toHaveValue(/\(bali1\)$/)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  // Refused, it is still about the package.
  await expect(form.locator('[name="about"]')).toHaveValue(/\(bali1\)$/)
})

test('what opens the popup leads to a form', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/bali')
  await page.getByRole('button', { name: 'Bathe at the Tirta Empul spring temple' }).click()
  await expect(page).toHaveURL(/\/bali\?#enquiry$/)
  await expect(page.locator('#enquiry form[method="post"]')).toBeInViewport()
  // Controls that a script would have to answer are not offered.
  await expect(page.getByRole('button', { name: /^(Next|Previous|Pause|Show \d)/ })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Enquire about/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contact\?about=bali\d$/)
})
