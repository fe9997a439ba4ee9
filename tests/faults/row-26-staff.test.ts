import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longBody } from '../support/enquiries.ts'
import { postJson } from '../support/load.ts'
import { newPhone, type Phone, until } from '../support/phone.ts'
import { type RealSite, startRealSite } from '../support/real-site.ts'
import { IS_SOAK } from '../support/soak.ts'
import { seed, trials } from '../support/trials.ts'

// Row 26: the network, the session or the server goes while staff work. Nothing typed is lost, and the live inbox comes
// back by itself, also after a proxy's 502.

const COUNT = trials(1)
const OWNER = { email: 'owner@example.com', password: 'a-long-test-passphrase' }
let site: RealSite
let phone: Phone

beforeAll(async () => {
  site = await startRealSite({ env: { STAFF_EMAIL: OWNER.email, STAFF_PASSWORD: OWNER.password } })
  phone = await newPhone({ skipsMedia: true, shell: true })
})
afterAll(async () => {
  await phone?.dispose()
  await site?.close()
})

it.runIf(IS_SOAK)(
  `brings the live inbox back by itself after a 502, ${COUNT} times`,
  {
    timeout: 60_000 + COUNT * 40_000,
  },
  async () => {
    seed()
    const page = await signedIn()
    const arrives = async (name: string) => {
      const { status } = await postJson(
        `${site.server.url}/submit-form`,
        longBody({ name, contact: site.newContact() }),
        { id: crypto.randomUUID() },
      )
      expect(status).toBe(200)
    }
    await arrives('Before Outage')
    await page.getByText('Before Outage').first().waitFor()
    for (let i = 0; i < COUNT; i++) {
      const asked = () => site.proxy.refused
      const before = asked()
      site.proxy.reactToAll({ kind: 'answer', status: 502, body: 'Bad Gateway' })
      await site.proxy.down()
      await site.proxy.up()
      await until('the stream has met the 502', () => asked() > before)
      await arrives(`During Outage ${i}`)
      site.proxy.reactToAll(undefined)
      await page.getByText(`During Outage ${i}`).first().waitFor({ timeout: 30_000 })
      await arrives(`After Outage ${i}`)
      await page.getByText(`After Outage ${i}`).first().waitFor({ timeout: 10_000 })
    }
  },
)

// A 401 ends the session only where our server says so: a gateway asks for a password of its own.
const FAULTS = ['network', 'session', 'server', 'gateway'] as const
const NOTE_COUNT = trials(IS_SOAK ? FAULTS.length : 1)

it(`keeps a note that was typed while the network, the server or the session went, ${NOTE_COUNT} times`, {
  timeout: 60_000 + NOTE_COUNT * 60_000,
}, async () => {
  const page = await signedIn()
  for (let i = 0; i < NOTE_COUNT; i++) {
    const fault = FAULTS[i % FAULTS.length]
    const id = await newLead(`Noted ${i}`)
    const text = `Asked for a pool, ${fault} ${i}`
    await page.goto(`${site.url}/admin/leads/${id}`)
    const note = page.getByLabel('Note')
    await note.fill(text)
    if (fault === 'network') await site.proxy.down()
    else if (fault === 'server') site.proxy.reactToAll({ kind: 'answer', status: 502, body: 'Bad Gateway' })
    else if (fault === 'gateway') site.proxy.reactToAll({ kind: 'answer', status: 401, body: 'Unauthorized' })
    else await endSessions()
    await page.getByRole('button', { name: 'Add note' }).click()
    if (fault === 'session') {
      const failure = page.getByRole('alert').filter({ hasText: 'your session has ended' })
      await failure.getByRole('link', { name: 'Sign in again' }).click()
      await signIn(page)
      await until('the text is still there', async () => (await note.inputValue()) === text)
      await page.getByRole('button', { name: 'Add note' }).click()
    } else {
      await page.getByText('1 action is not confirmed yet').waitFor()
      site.proxy.reactToAll(undefined)
      if (fault === 'network') await site.proxy.up()
    }
    await until('the note is saved', async () => (await notesOf(page, id)).length > 0)
    await page.getByText('is not confirmed yet').waitFor({ state: 'hidden' })
    expect(await notesOf(page, id), fault).toEqual([text])
  }
})

it.runIf(IS_SOAK)(
  `names what a colleague changed, and overwrites nothing, ${COUNT} times`,
  {
    timeout: 60_000 + COUNT * 30_000,
  },
  async () => {
    const page = await signedIn()
    // The page gets no event of the colleague’s change.
    await page.route('**/presence', (route) =>
      route.fulfill({ json: { others: [], version: 1, lastEvent: 0 } }),
    )
    for (let i = 0; i < COUNT; i++) {
      const id = await newLead(`Shared ${i}`)
      await page.goto(`${site.url}/admin/leads/${id}`)
      await page.getByRole('button', { name: 'Quoted' }).waitFor()
      const { version } = await leadOf(page, id)
      const changed = await page.request.patch(`${site.url}/api/leads/${id}`, {
        data: { status: 'lost', lostReason: 'Wedding moved', version },
        headers: { origin: site.url },
      })
      expect(changed.status(), await changed.text()).toBe(200)
      await page.getByRole('button', { name: 'Quoted' }).click()
      const question = page.getByRole('alertdialog', { name: 'This lead has changed' })
      await question.getByText(/Status: lost/).waitFor()
      expect((await leadOf(page, id)).status).toBe('lost')
    }
  },
)

async function signedIn(): Promise<Page> {
  const page = await phone.tab(`${site.url}/admin/leads`)
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.or(page.getByLabel('E-mail')).waitFor()
  if (!(await signOut.isVisible())) await signIn(page)
  await signOut.waitFor()
  return page
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function newLead(name: string): Promise<string> {
  const id = crypto.randomUUID()
  const { status } = await postJson(
    `${site.server.url}/submit-form`,
    longBody({ name, contact: site.newContact() }),
    { id },
  )
  expect(status).toBe(200)
  return id
}

async function leadOf(page: Page, id: string) {
  const lead = await (await page.request.get(`${site.url}/api/leads/${id}`)).json()
  return lead as { version: number; status: string }
}

async function notesOf(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`${site.url}/api/leads/${id}`)
  if (!answer.ok()) return []
  const { history } = (await answer.json()) as { history: { type: string; note?: string }[] }
  return history.flatMap(({ type, note }) => (type === 'note' && note ? [note] : []))
}

/** Ends the sessions of the account, as another device of the same person would. */
async function endSessions(): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: site.url }
  const body = JSON.stringify(OWNER)
  const answer = await fetch(`${site.url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { sessions } = await (await fetch(`${site.url}/api/sessions`, { headers: { cookie } })).json()
  for (const { id, current } of sessions as { id: string; current: boolean }[])
    if (!current)
      expect(
        (
          await fetch(`${site.url}/api/sessions/${id}`, {
            method: 'DELETE',
            headers: { cookie, origin: site.url },
          })
        ).ok,
      ).toBe(true)
}
