import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { TRIP_REFUSALS } from '../../src/contract/answer-messages.ts'
import type { TripAnswerKind } from '../../src/contract/quotation.ts'
import { expectNoViolations } from '../support/axe.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { sendLead } from '../support/desk.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { holdRequest } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { untilControlled } from '../support/phone.ts'
import { serverDesk, tokenOf } from '../support/quotations.ts'
import { BASE_URL, OWNER } from '../support/site.ts'
import { test as withoutWorker } from './fixtures.ts'
import { test } from './installed.ts'

test.use({
  ...WITH_WORKER,
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of 4(00|10) /],
})

/** The desk, through the running server's API. */
async function openDesk() {
  const desk = await serverDesk(BASE_URL, OWNER)
  return {
    ...desk,
    erase: (lead: string) => desk.done(desk.cookie, 'DELETE', `/api/leads/${lead}`),
    answers: async (id: string) =>
      (await desk.read(id)).answers.map(({ answer, version, refusal }) => ({ answer, version, refusal })),
  }
}

const state = (page: Page) => page.getByRole('region', { name: 'Your answer' })

async function answer(page: Page, way: string, button: RegExp) {
  await state(page).locator('summary', { hasText: way }).click()
  await state(page).getByRole('button', { name: button }).click()
}

async function referenceOn(page: Page): Promise<string> {
  const sent = page.getByText(/Your reference: \S+/)
  await expect(sent).toBeVisible()
  return (await sent.innerText()).replace(/.*Your reference: (\S+?)\.?$/s, '$1')
}

test('an enquiry written with no signal becomes a trip that is read and accepted with no signal', async ({
  page,
  context,
}) => {
  const desk = await openDesk()
  await page.goto('/bali')
  await untilControlled(page)
  const form = await formOf(page)
  await fillEnquiry(form)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await context.setOffline(false)
  const lead = await desk.leadOf(await referenceOn(page))
  const { link, quotation } = await desk.quote(lead)
  const path = new URL(link).pathname
  const token = tokenOf(link)
  const tellers = requestsThatTell(page, path)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: quotation.title })).toBeVisible()
  // Its enquiry was sent from here.
  await expect(page.getByText(/^Kept\. It opens without a network/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(page.getByText(/^Not kept/)).toBeVisible()
  // What was removed by hand does not come back by itself.
  await page.reload()
  await expect(page.getByText(/^Not kept/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText(/^Kept\. It opens without a network/)).toBeVisible()

  await context.setOffline(true)
  await page.goto('/enquiries')
  const card = page.getByRole('article', { name: 'A trip to Bali' })
  await card.getByRole('link', { name: /Open the trip/ }).click()
  await expect(page.getByText(/This is the trip as of/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/This is the trip as of/)).toBeVisible()
  await answer(page, 'Accept this offer', /^Yes, accept for ₹/)
  await expect(state(page).getByText('Waiting to send', { exact: true })).toBeVisible()
  await expect(state(page).getByText('Received', { exact: true })).toHaveCount(0)
  await answer(page, 'Not now', /Send .not now/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the first' }).click()

  await context.setOffline(false)
  await expect(state(page).getByText('Received', { exact: true })).toBeVisible()
  await expect(state(page).getByText(/It is not a booking yet/)).toBeVisible()
  expect(await desk.answers(quotation.id)).toEqual([{ answer: 'accept', version: 1, refusal: null }])
  await expectNoTrace(page, token)
  expect(tellers).toEqual([])
})

test('a trip whose lead was erased is no longer on the device, in no tab and by no way back', {
  tag: '@soak',
}, async ({ page, context }) => {
  const desk = await openDesk()
  await page.goto('/bali')
  const form = await formOf(page)
  await fillEnquiry(form)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  const lead = await desk.leadOf(await referenceOn(page))
  const { link } = await desk.quote(lead)
  const path = new URL(link).pathname
  const tellers = requestsThatTell(page, path)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(path)
    await expect(tab.getByText(/^Kept\. It opens without a network/)).toBeVisible()
  }
  await desk.erase(lead)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This trip is no longer here' })).toBeVisible()
  // A tab that still shows it does not keep it again.
  await expect(other.getByText(/^Not kept/)).toBeVisible()
  await page.goto('/enquiries')
  await expect(page.getByRole('article', { name: 'A trip to Bali' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Open the trip/ })).toHaveCount(0)
  // Neither does the browser's history bring it back.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This trip is no longer here' })).toBeVisible()
  expect(tellers).toEqual([])
})

test('accepting a version that was replaced meanwhile is refused with a sentence, and nothing is lost', {
  tag: '@soak',
}, async ({ page, context, request }) => {
  const desk = await openDesk()
  const { id: lead } = await sendLead(request)
  const tax = { kind: 'tax', paid: 'to the hotel', source: 'the city', checked: '2026-11-01' } as const
  const { link, quotation } = await desk.send(desk.cookie, await desk.begin(desk.cookie, lead), {
    charges: [
      { ...tax, name: 'City tax' },
      { ...tax, name: 'City tax' },
    ],
  })
  const charges = page.getByRole('region', { name: 'What you pay' }).getByRole('listitem')
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText(/^Kept\. It opens without a network/)).toBeVisible()
  await untilControlled(page)
  await context.setOffline(true)
  await page.reload()
  await expect(charges).toHaveText([/^City tax/, /^City tax/])
  await answer(page, 'Accept this offer', /^Yes, accept for ₹/)
  await expect(state(page).getByText('Waiting to send', { exact: true })).toBeVisible()
  const saved = await desk.save(
    desk.cookie,
    { ...quotation },
    { message: 'With a better room.', charges: [{ ...tax, name: 'Tourist tax' }] },
  )
  await desk.done(desk.cookie, 'POST', `/api/quotations/${saved.id}/send`, {
    draftVersion: saved.draftVersion,
  })

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Version 2 of/ })).toBeVisible()
  // No charge of the first version stays, though two were alike.
  await expect(charges).toHaveText([/^Tourist tax/])
  await expect(state(page).getByText(TRIP_REFUSALS.replaced)).toBeVisible()
  await expect(state(page).getByText('To version 1: You accept this offer.')).toBeVisible()
  expect(await desk.answers(quotation.id)).toEqual([{ answer: 'accept', version: 1, refusal: 'replaced' }])
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: 'Trips kept on this device' })).toBeVisible()
  await expect(page.getByText('No enquiries on this device')).toHaveCount(0)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Remove MM-/ }).click()
  await expect(page.getByText('Removed from this device. We still have the trip.')).toBeVisible()
})

withoutWorker.describe('without a worker', () => {
  withoutWorker.use({ serviceWorkers: 'block' })

  withoutWorker(
    'a wish typed while another one is sent stays in the field and on the device',
    { tag: '@soak' },
    async ({ page, request }) => {
      const { path } = await quoted(await openDesk(), request)
      const tellers = requestsThatTell(page, path)
      await page.goto(path)
      await state(page).locator('summary', { hasText: 'Ask for a change' }).click()
      const wish = page.getByLabel('What should we change?')
      await wish.fill('One night more.')
      const held = await holdRequest(page, '**/submit-answer')
      await state(page).getByRole('button', { name: 'Send the change' }).click()
      await held.started
      await wish.fill('One night more. And a sea view.')
      held.letGo()
      await expect(state(page).getByText('Received', { exact: true })).toBeVisible()
      await expect(wish).toHaveValue('One night more. And a sea view.')
      await page.reload()
      await expect(wish).toHaveValue('One night more. And a sea view.')

      // Sent right after a key press, and the page is left before the answer: the text is with what was sent, and is no draft.
      const again = await holdRequest(page, '**/submit-answer')
      await wish.evaluate((field: HTMLTextAreaElement) => {
        field.value = 'Two nights more.'
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.form?.requestSubmit()
      })
      await again.started
      await page.reload()
      await expect(state(page)).toContainText('Two nights more.')
      await expect(wish).toHaveValue('')
      again.letGo()
      expect(tellers).toEqual([])
    },
  )

  withoutWorker(
    'a wish typed in another tab stays on the device when this one is sent',
    { tag: '@soak' },
    async ({ page, context, request }) => {
      const { path } = await quoted(await openDesk(), request)
      const other = await context.newPage()
      const write = async (tab: Page, text: string) => {
        await tab.goto(path)
        await hydrated(tab)
        await state(tab).locator('summary', { hasText: 'Ask for a change' }).click()
        await tab.getByLabel('What should we change?').fill(text)
      }
      await write(page, 'One night more.')
      await write(other, 'A sea view for my parents.')
      await other.goto('/')
      await state(page).getByRole('button', { name: 'Send the change' }).click()
      await expect(state(page).getByText('Received', { exact: true })).toBeVisible()
      await other.goto(path)
      await expect(other.getByLabel('What should we change?')).toHaveValue('A sea view for my parents.')
    },
  )
})

withoutWorker.describe('without JavaScript', () => {
  withoutWorker.use({ javaScriptEnabled: false, serviceWorkers: 'block' })

  withoutWorker(
    'the page has the whole trip, is not cached, and posts an answer',
    async ({ page, request }) => {
      const desk = await openDesk()
      const { quotation, path } = await quoted(desk, request)
      const tellers = requestsThatTell(page, path)
      const response = await page.goto(path)
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      await expect(page.getByRole('heading', { name: 'What you pay, and to whom' })).toBeVisible()
      const send = async (way: string, kind: TripAnswerKind) => {
        await state(page).locator('summary', { hasText: way }).click()
        await state(page).locator(`form:has([value="${kind}"]) button`).click()
      }
      await send('Ask for a change', 'change')
      await expect(
        page.getByRole('alert').filter({ hasText: 'Please say what we should change.' }),
      ).toBeVisible()
      await page.getByLabel('What should we change?').fill('One night more, please.')
      await state(page).getByRole('button', { name: 'Send the change' }).click()
      await expect(page).toHaveURL(path)
      await expect(state(page).getByText('Received', { exact: true })).toBeVisible()
      await expect(state(page).getByText('One night more, please.')).toBeVisible()
      expect(await desk.answers(quotation.id)).toEqual([{ answer: 'change', version: 1, refusal: null }])
      expect(tellers).toEqual([])
    },
  )
})

withoutWorker.describe('an answer that the browser has sent, and the server has refused,', () => {
  withoutWorker.use({ serviceWorkers: 'block', allowedErrors: [/status of 400/] })

  withoutWorker('is shown so also once the app runs', { tag: '@soak' }, async ({ page, request }) => {
    const { path } = await quoted(await openDesk(), request)
    await page.goto(path)
    // As where the app could not be loaded.
    await state(page)
      .locator('form:has([value="change"])')
      .evaluate((form: HTMLFormElement) => form.submit())
    await page.waitForURL('/submit-answer')
    await page.waitForFunction(() => window.isHydrated)
    const refusal = page.getByRole('alert').filter({ hasText: 'Please say what we should change.' })
    await expect(refusal).toBeVisible()
    await expect(page).toHaveURL(path)

    const form = state(page).locator('form:has([value="change"])')
    await form.locator('textarea').fill('A week later, please.')
    await form.getByRole('button', { name: 'Send the change' }).click()
    await expect(state(page).getByText('Received', { exact: true })).toBeVisible()
    await expect(refusal).toHaveCount(0)
  })

  withoutWorker(
    'is so also where there is nothing to answer any more',
    { tag: '@soak' },
    async ({ page, request }) => {
      const { path } = await quoted(await openDesk(), request)
      await page.goto(path)
      // React would miss the form that is moved: it takes this part over after the rest of the page.
      await hydrated(page, 'form:has([value="decline"])')
      await state(page).evaluate(async (panel) => {
        const form = (answer: string) =>
          panel.querySelector(`form:has([value="${answer}"])`) as HTMLFormElement
        const declining = form('decline')
        // On another device, meanwhile.
        const accepted = new URLSearchParams(new FormData(form('accept')) as never)
        await fetch('/submit-answer', { method: 'POST', body: accepted, redirect: 'manual' })
        document.body.append(declining)
        declining.submit()
      })
      await page.waitForURL('/submit-answer')
      await page.waitForFunction(() => window.isHydrated)
      await expect(page.getByRole('alert').filter({ hasText: /accepted/ })).toBeVisible()
      await expect(page).toHaveURL(path)
    },
  )
})

/** Requests from now on whose Referer has the address of a trip, which is secret: logs would keep it. */
function requestsThatTell(page: Page, path: string): string[] {
  const tellers: string[] = []
  page.on('request', (request) => {
    if (request.headers().referer?.includes(path)) tellers.push(request.url())
  })
  return tellers
}

async function quoted(desk: Awaited<ReturnType<typeof openDesk>>, request: APIRequestContext) {
  const { id } = await sendLead(request, { name: `Guest ${randomUUID().slice(0, 8)}` })
  const { link, quotation } = await desk.quote(id)
  return { quotation, path: new URL(link).pathname }
}

// The address is the key to the trip: it is in the kept trip, and nowhere else.
async function expectNoTrace(page: Page, token: string) {
  const found = await page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(request.url)
    return JSON.stringify([
      document.title,
      document.head.innerHTML,
      { ...localStorage },
      { ...sessionStorage },
      window.dataLayer,
      kept,
    ])
  })
  expect(found).not.toContain(token)
}
