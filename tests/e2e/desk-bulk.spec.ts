import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { addColleague, guestName, openDesk, sendLead } from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

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
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const [width, viewport] of Object.entries(WIDTHS))
  test(`a leave and a closed account hand over the open leads in the same step (${width})`, async ({
    page,
  }) => {
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
