import { expectNoViolationsInState } from '../support/axe.ts'
import { guestName, guestNumber, openDesk, sendLead } from '../support/desk.ts'
import { holdRequest } from '../support/hold-request.ts'
import { expect, test } from './fixtures.ts'

test.use({ allowedErrors: [/net::ERR_FAILED|status of 400/] })

/** A file as Meta exports it: UTF-16 with tabs. */
function metaFile(rows: string[][]): Buffer {
  const head = ['id', 'created_time', 'ad_id', 'platform', 'full_name', 'phone_number', 'where_to_go?']
  return Buffer.from(`\ufeff${[head, ...rows].map((cells) => cells.join('\t')).join('\n')}`, 'utf16le')
}

test('a file of Meta is previewed, imported once, and what was refused is downloaded', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const name = guestName('Asha')
  const known = guestNumber()
  await sendLead(page.request, { contact: known })
  const id = guestNumber()
  const at = '2026-11-20T10:00:00+05:30'
  const buffer = metaFile([
    [`l:${id}1`, at, 'ag:1', 'ig', name, `p:+91${guestNumber()}`, 'Bali'],
    [`l:${id}2`, at, 'ag:1', 'ig', guestName('Ravi'), `p:+91${known}`, '=1+1'],
    [`l:${id}3`, at, 'ag:1', 'fb', '=HYPERLINK("x")', '12345', 'Goa'],
  ])
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer }
  await page.getByRole('link', { name: 'Add a lead' }).click()
  await page.getByRole('link', { name: 'Import a file of leads' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import leads')
  await expectNoViolationsInState(page)

  await page.getByLabel('Choose a CSV file').setInputFiles(file)
  await expect(page.getByText('3 rows, read as UTF-16, columns separated by tabs.')).toBeVisible()
  await expect(page.getByLabel('Where the leads come from')).toHaveValue('meta-lead-ads')
  await expect(page.getByLabel('phone_number')).toHaveValue('phone')
  await page.getByLabel('where_to_go?').selectOption('Destination')
  // What is being checked cannot be changed: the result would be that of other columns.
  const checking = await holdRequest(page, '**/api/lead-imports/check')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await checking.started
  await expect(page.getByLabel('where_to_go?')).toBeDisabled()
  checking.letGo()
  await expect(page.getByText('2 new, 0 already here, 1 cannot be imported.')).toBeVisible()
  await page.getByText('Cannot be imported (1)').click()
  await expect(page.getByText('Row 4: Phone: Please give an Indian number')).toBeVisible()
  await page.getByText('New enquiries of people who have a lead here (1)').click()
  await expectNoViolationsInState(page)

  // The network fails in between: nothing is said to be stored, and sending again stores it once.
  await page.route('**/api/lead-imports', (route) => route.abort())
  await page.getByRole('button', { name: 'Import 2 leads' }).click()
  await expect(page.getByText('The server did not confirm 2 rows.')).toBeVisible()
  await expect(page.getByText('0 leads added, 0 already here, 1 not imported.')).toBeVisible()
  await page.unroute('**/api/lead-imports')
  await page.getByRole('button', { name: 'Send these again' }).click()
  await expect(page.getByText('2 leads added, 0 already here, 1 not imported.')).toBeVisible()
  await expectNoViolationsInState(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download what was not added (1 row)' }).click()
  const stream = await (await download).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString('utf8')
  expect(text).toContain(`'=HYPERLINK(`)
  expect(text).toContain('Please give an Indian number')

  await page.getByLabel('Choose another CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('0 new, 2 already here, 1 cannot be imported.')).toBeVisible()

  // A file that nobody looked at: without headings, and 5,000 rows long.
  const lines = Array.from({ length: 5_000 }, (_, row) =>
    row % 2 ? 'Ravi,none' : `Ravi,98${id.slice(1, 4)}`,
  )
  await page.getByLabel('Choose another CSV file').setInputFiles({
    ...file,
    buffer: Buffer.from(['Asha,asha@example.com', ...lines.slice(1)].join('\n')),
  })
  await expect(page.getByText(/^5,000 rows, .* without headings: its first row is a lead\.$/)).toBeVisible()
  await expect(page.getByText('No column is the phone or the e-mail')).toBeVisible()
  await page.getByLabel('Column 2').selectOption('Phone')
  await expect(page.getByText('No column is the phone or the e-mail')).toBeHidden()

  await page.goto('/admin/leads?leadSource=meta-lead-ads')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Sent by')).toBeVisible()
  await expect(page.getByText('Meta lead ads')).toBeVisible()
  await expect(page.getByText('Waited on the phone')).toBeHidden()
})

test('an owner adds a source, sees its secret once, makes a new one and removes it', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  await page.goto('/admin/settings/sources')
  await expect(page.getByText('No source may send leads yet.')).toBeVisible()
  await expectNoViolationsInState(page)
  await page.getByLabel('Short name').fill('Travel Portal')
  await page.getByRole('button', { name: 'Add the source' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'small letters' })).toBeVisible()
  await page.getByLabel('Short name').fill('travel-portal')
  await page.getByRole('button', { name: 'Add the source' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expectNoViolationsInState(page)
  const first = await page.getByText(/^whsec_/).textContent()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await expect(page.getByText(/^valid until/)).toBeVisible()
  await expect(page.getByText(/^whsec_/)).not.toHaveText(first ?? '')
  await page.reload()
  await expect(page.getByText(/^valid until/)).toBeVisible()
  await expect(page.getByText(/^whsec_/)).toBeHidden()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No source may send leads yet.')).toBeVisible()
})
