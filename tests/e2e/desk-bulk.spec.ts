import type { Page } from '@playwright/test'
import { atRest } from '../support/at-rest.ts'
import { expectNoViolationsInState } from '../support/axe.ts'
import { addColleague, guestName, openDesk, sendLead } from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

// For the long press.
test.use({ hasTouch: true, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const WIDTHS = [
  { device: 'phone', tag: [], viewport: { width: 390, height: 844 } },
  { device: 'desk', tag: '@soak', viewport: { width: 1440, height: 900 } },
]

type Member = { id: string; name: string }

async function addMember(page: Page, first: string): Promise<Member> {
  const name = guestName(first)
  const { email } = await addColleague(page, name)
  const { staff } = await (await page.request.get('/api/staff')).json()
  return { id: staff.find((one: { email: string }) => one.email === email).id, name }
}

async function assign(page: Page, member: Member, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await sendLead(page.request, { name: guestName('Ravi') })
    const answer = await page.request.patch(`/api/leads/${id}`, { data: { assignee: member.id } })
    expect(answer.status()).toBe(200)
    ids.push(id)
  }
  return ids
}

const assigneesOf = (page: Page, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await (await page.request.get(`/api/leads/${id}`)).json()).assignee))

const expectFit = async (page: Page) => {
  await expectNoViolationsInState(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const { device, viewport } of WIDTHS)
  test(`a leave and a closed account hand over the open leads in the same step (${device})`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openDesk(page)
    const meera = await addMember(page, 'Meera')
    const asha = await addMember(page, 'Asha')
    const leads = await assign(page, meera, 3)
    await page.goto('/admin/settings/team')
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const dialog = page.getByRole('dialog')
    await expect(card(meera.name)).toContainText('3 open leads')

    await page.getByRole('button', { name: `Set ${meera.name} on leave` }).click()
    const choice = dialog.getByLabel('Hand over 3 open leads to')
    await expect(choice).toHaveValue('keep')
    await expectFit(page)
    await choice.selectOption({ label: asha.name })
    await dialog.getByRole('button', { name: 'Set on leave' }).click()
    await expect(
      page.getByText(`${meera.name} is on leave. 3 leads are with ${asha.name} now.`),
    ).toBeVisible()
    await expect(card(meera.name)).toContainText('No open leads')
    await expect(card(asha.name)).toContainText('3 open leads')
    expect(await assigneesOf(page, leads)).toEqual(leads.map(() => asha.id))
    await expectFit(page)

    // A lead that somebody on leave still gets can be handed over, too.
    const [late] = await assign(page, meera, 1)
    await page.reload()
    await page.getByRole('button', { name: `Hand over 1 open lead of ${meera.name}` }).click()
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
    await expect(page.getByText('1 lead is unassigned now.')).toBeVisible()
    expect(await assigneesOf(page, [late ?? ''])).toEqual([null])

    await page.getByRole('button', { name: `Close the account of ${asha.name}` }).click()
    await dialog.getByLabel('Hand over 3 open leads to').selectOption({ label: `${meera.name} (on leave)` })
    await dialog.getByRole('button', { name: 'Close the account' }).click()
    await expect(
      page.getByText(`${asha.name} is signed out everywhere. 3 leads are with ${meera.name} now.`),
    ).toBeVisible()
    expect(await assigneesOf(page, leads)).toEqual(leads.map(() => meera.id))
  })

for (const { device, tag, viewport } of WIDTHS)
  test(`selected leads are assigned, followed up and marked as lost at once (${device})`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openDesk(page)
    const asha = await addMember(page, 'Asha')
    const name = guestName('Kavya')
    const leads = []
    for (let n = 0; n < 3; n++) leads.push(await sendLead(page.request, { name }))
    const ids = leads.map(({ id }) => id)
    // With the colleague, who was added since.
    await page.reload()
    await page.getByRole('searchbox', { name: 'Search' }).fill(name)
    const rows = page.getByRole('listitem').filter({ hasText: name })
    await expect(rows).toHaveCount(3)
    const bar = page.getByRole('region', { name: 'Selected leads' })
    const dialog = page.getByRole('dialog')

    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await expect(bar).toContainText('No lead selected yet')
    for (const { reference } of leads) await page.getByLabel(`Select ${name}, ${reference}`).check()
    await expect(bar).toContainText('3 leads selected')
    await expectFit(page)
    await bar.getByRole('button', { name: 'Assign to…' }).click()
    await dialog.getByLabel('Assign to').selectOption({ label: asha.name })
    await expectFit(page)
    await dialog.getByRole('button', { name: 'Assign 3 leads' }).click()
    await expect(bar).toContainText('3 done.')
    expect(await assigneesOf(page, ids)).toEqual(ids.map(() => asha.id))
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toBeHidden()

    // A long press selects, and does not open the lead.
    const { x, y, height } = (await rows.first().boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + 40, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(bar).toContainText('1 lead selected')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await bar.getByRole('button', { name: 'Cancel' }).click()
    await expect(bar).toBeHidden()
    await expect(page).toHaveURL('/admin/leads')

    // A range by Shift and clicks.
    await rows.first().click({ modifiers: ['Shift'] })
    await rows.last().click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('3 leads selected')
    await bar.getByRole('button', { name: 'Follow up at…' }).click()
    await dialog.getByRole('button', { name: 'In 2 hours' }).click()
    await expect(bar).toContainText('3 done.')

    // A colleague merges one of them meanwhile: it is refused, and stays selected.
    const merge = await page.request.post(`/api/leads/${ids[0]}/merge`, { data: { other: ids[1] } })
    expect(merge.status()).toBe(200)
    await rows.first().getByRole('link').focus()
    await page.keyboard.press('x')
    await expect(bar).toContainText('1 lead selected')
    await page.keyboard.press('x')
    await rows.first().click({ modifiers: ['Shift'] })
    await rows.last().click({ modifiers: ['Shift'] })
    await bar.getByRole('button', { name: 'Mark as lost…' }).click()
    await dialog.getByLabel('Reason').selectOption('No answer')
    await dialog.getByRole('button', { name: 'Mark as lost' }).click()
    await expect(bar).toContainText(
      `2 done, 1 not: This enquiry was merged into another lead. Open that lead, or separate them first. (${leads[1]?.reference})`,
    )
    await expect(bar).toContainText('1 lead selected')
    await expect(page.getByLabel(`Select ${name}, ${leads[1]?.reference}`)).toBeChecked()
    await expectFit(page)
  })

test('a lead that was taken, which has been sent, is not called kept again by what waits next', {
  tag: '@soak',
}, async ({ page, context }) => {
  await openDesk(page)
  const name = guestName('Meadow')
  await sendLead(page.request, { name })
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const row = page.getByRole('region', { name: 'Leads', exact: true }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await context.setOffline(true)
  await row.getByRole('link').first().focus()
  await page.keyboard.press('e')
  const taken = page.getByText(/^MM-.*: Kept on this device/)
  await expect(taken).toBeVisible()
  await context.setOffline(false)
  await expect(taken).toBeHidden()
  await context.setOffline(true)
  await (await atRest(row)).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByRole('button', { name: 'Follow up at…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow, 10 am' }).click()
  await expect(bar).toContainText('1 change is kept on this device')
  await expect(taken).toBeHidden()
})

test('a further page that could not be read is asked for again; what was selected on the earlier ones stays so', {
  tag: '@soak',
}, async ({ page, context }) => {
  const name = guestName('Forest')
  for (let n = 0; n < 3; n++) await sendLead(page.request, { name })
  let isOut = true
  const asked: (string | undefined)[] = []
  // One lead a page.
  await page.route('**/api/lead-search', async (route) => {
    const { cursor, ...query } = route.request().postDataJSON()
    if (query.q !== name) return route.continue()
    asked.push(cursor)
    const at = Number(cursor ?? 0)
    if (at === 2 && isOut) return route.abort('internetdisconnected')
    const response = await route.fetch({ postData: JSON.stringify(query) })
    const { leads, ...rest } = await response.json()
    const nextCursor = at < 2 ? String(at + 1) : null
    return route.fulfill({ response, json: { ...rest, leads: leads.slice(at, at + 1), nextCursor } })
  })
  await openDesk(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const failure = page.getByText('The server cannot be reached. Check your connection.')
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all 2 loaded' }).click()
  await context.setOffline(true)
  isOut = false
  asked.length = 0
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Select all 3 loaded' })).toBeVisible()
  await expect(page.getByText('2 leads selected')).toBeVisible()
  await expect(failure).toBeHidden()
  // The first page alone would end the selection on the others, until they are scrolled to.
  expect(asked).toEqual(['2'])
})

test('without a network a change of several leads is kept, shown, taken back, and made once', {
  tag: '@soak',
}, async ({ page, context }) => {
  await openDesk(page)
  const name = guestName('Valley')
  const leads = [await sendLead(page.request, { name }), await sendLead(page.request, { name })]
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const rows = page.getByRole('region', { name: 'Leads', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const bar = page.getByRole('region', { name: 'Selected leads' })
  const unsent = page.locator('details', { hasText: 'not confirmed yet' })
  const selectBoth = async () => {
    await (await atRest(rows.first())).click({ modifiers: ['Shift'] })
    await (await atRest(rows.last())).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('2 leads selected')
  }
  const lose = async () => {
    await bar.getByRole('button', { name: 'Mark as lost…' }).click()
    await page.getByRole('dialog').getByLabel('Reason').selectOption('No answer')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as lost' }).click()
  }
  await selectBoth()
  await context.setOffline(true)
  await lose()
  await expect(bar).toContainText('2 changes are kept on this device')
  await expect(rows.getByText('not sent yet')).toHaveCount(2)
  await expect(rows.getByText('lost', { exact: true })).toHaveCount(2)
  await expect(unsent.locator('summary')).toHaveText('2 actions are not confirmed yet')
  await expectFit(page)
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toContainText('Undo: 2 changes are not sent again.')
  await expect(unsent).toBeHidden()
  await bar.getByRole('button', { name: 'Close' }).click()

  // The server makes it, and the answer is lost: what is kept goes out, and changes nothing more.
  await context.setOffline(false)
  await page.route('**/api/leads/bulk', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await selectBoth()
  await lose()
  await expect(bar).toContainText('2 changes are kept on this device')
  await expect(unsent).toBeHidden()
  await expect(page.getByText(/kept on this device, and sent when/)).toBeHidden()
  await expect(rows.getByText('not sent yet')).toHaveCount(0)
  for (const { id } of leads) {
    const { status, history } = await (await page.request.get(`/api/leads/${id}`)).json()
    expect(status).toBe('lost')
    expect(history.filter(({ type }: { type: string }) => type === 'changed')).toHaveLength(1)
  }
})
