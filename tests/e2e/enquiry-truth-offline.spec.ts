import type { Locator, Page } from '@playwright/test'
import { WITH_WORKER } from '../support/chromium.ts'
import { dayAhead, fillEnquiry, formOf, postByBrowser } from '../support/enquiry-forms.ts'
import { holdRequests } from '../support/hold-request.ts'
import { untilControlled } from '../support/phone.ts'
import { expect, test as onNewDevice } from './fixtures.ts'
import { test } from './installed.ts'

// What travellers are told with the worker and without a network: "sent" only of a receipt, "saved" only of what this
// device keeps. The rest is in enquiry-truth.spec.ts.

test.use({
  ...WITH_WORKER,
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
})

const SENT = /successfully sent/
const submitButton = 'Submit enquiry'

async function enquire(page: Page, changes: Record<string, string> = {}, name = submitButton) {
  const form = await formOf(page)
  await fillEnquiry(form, changes)
  await form.getByRole('button', { name }).click()
}

async function enquireOffline(page: Page) {
  await page.goto('/bali')
  await untilControlled(page)
  await page.context().setOffline(true)
  await enquire(page)
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
}

/** Deletes what the site keeps, as the browser does by its settings and when it runs out of space. */
async function deleteStorage(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}

/**
 * Sends an enquiry that arrives, but whose answer is lost, and has another tab delete it while it is edited. Returns the editor, which says
 * so, with the network back.
 */
async function editDeleted(page: Page, city?: string) {
  const received = new Promise<{ reference: string }>((resolve) =>
    page.route('**/submit-form', async (route) => {
      resolve(await (await route.fetch()).json())
      await route.abort()
    }),
  )
  await page.goto('/bali')
  await enquire(page)
  const { reference } = await received
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
  if (city) await editor.locator('[name=departure_city]').fill(city)
  const other = await page.context().newPage()
  await other.goto('/enquiries')
  await other.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await editor.getByRole('button', { name: submitButton }).click()
  await expect(editor.getByText(/deleted in another tab/)).toBeVisible()
  await page.unroute('**/submit-form')
  await page.context().setOffline(false)
  return { editor, reference }
}

test.describe('/thankyou', () => {
  test('does not call a deleted enquiry sent', { tag: '@soak' }, async ({ page }) => {
    await enquireOffline(page)
    await page.getByRole('link', { name: 'See your enquiries' }).click()
    await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('It has not reached us')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'This enquiry is not here' })).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
  })

  test('does not go on calling saved what the browser has deleted', async ({ page }) => {
    await enquireOffline(page)
    await deleteStorage(page)
    await expect(page.getByRole('heading', { name: 'This enquiry is not here' })).toBeVisible()
    await expect(page.getByText('If it was deleted before it reached us, we do not have it.')).toBeVisible()
  })

  test('goes on saying what has arrived once the browser has deleted it', { tag: '@soak' }, async ({
    page,
    context,
  }) => {
    await enquireOffline(page)
    await context.setOffline(false)
    const reference = page.getByText(/Your reference: \S+/)
    await expect(reference).toBeVisible()
    await deleteStorage(page)
    // The page reads its storage again, which makes its database anew.
    await page.waitForFunction(async () =>
      (await indexedDB.databases()).some(({ name, version }) => name === 'outbox' && version),
    )
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 300))))
    await expect(reference).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This enquiry is not here' })).toHaveCount(0)
  })

  test('says nothing of any enquiry where it is opened by its address', async ({ page, context }) => {
    await page.goto('/bali')
    await enquire(page)
    await expect(page.getByText(SENT)).toBeVisible()
    const alone = await context.newPage()
    const isNeutral = async () => {
      await expect(alone.getByText('The enquiries that are kept on this device')).toBeVisible()
      await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Your enquiry')
      await expect(alone.getByText(SENT)).toHaveCount(0)
    }
    await alone.goto('/thankyou')
    await isNeutral()
    await enquireOffline(page)
    await isNeutral()
    await alone.reload()
    await isNeutral()
    await deleteStorage(page)
    await expect(page.getByRole('heading', { name: 'This enquiry is not here' })).toBeVisible()
    await isNeutral()
    await alone.getByRole('main').getByRole('link', { name: 'See your enquiries' }).click()
    await expect(alone).toHaveURL('/enquiries')
  })

  test('is about the same enquiry in another language, also where it was deleted and an earlier one was sent', async ({
    page,
  }) => {
    await page.goto('/bali')
    await enquire(page)
    await expect(page.getByText(SENT)).toBeVisible()
    await enquireOffline(page)
    const languages = page.getByRole('contentinfo')
    await languages.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page.getByRole('heading', { name: 'इस डिवाइस पर सेव है' })).toBeVisible()
    await page.locator('main').getByRole('link', { name: 'अपनी पूछताछ देखें' }).click()
    const unsent = page.locator('article:not([data-state=sent])')
    await unsent.getByRole('button', { name: 'मिटाएँ' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'मिटाएँ' }).click()
    await expect(unsent).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'यह पूछताछ यहाँ नहीं है' })).toBeVisible()
    await expect(page.getByText('मिल गया है')).toHaveCount(0)
    await languages.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'This enquiry is not here' })).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
  })

  test('does not call an enquiry sent because one was that the browser had posted itself', {
    tag: '@soak',
  }, async ({ page }) => {
    await postByBrowser(page)
    const reference = page.getByText(/Your reference: \S+/)
    await expect(reference).toBeVisible()
    const first = await reference.textContent()
    await page.reload()
    await expect(reference).toHaveText(first ?? '')
    await enquireOffline(page)
    const languages = page.getByRole('contentinfo')
    await languages.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page.getByRole('heading', { name: 'इस डिवाइस पर सेव है' })).toBeVisible()
    await languages.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
    // As after the browser's error page, which forgets the state of the history.
    await page.goto('/thankyou')
    await expect(page.getByText('The enquiries that are kept on this device')).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
    // Where the form itself leads here, it is about the posted one.
    await page.context().setOffline(false)
    await postByBrowser(page)
    await expect(page.getByText(SENT)).toBeVisible()
    await expect(reference).not.toHaveText(first ?? '')
  })

  test('does not call an enquiry sent because of a receipt that no page has noted', { tag: '@soak' }, async ({
    page,
  }) => {
    await postByBrowser(page)
    // Left before its script runs.
    await page.waitForURL('/thankyou', { waitUntil: 'commit' })
    await page.goto('/hi/bali')
    await page.context().setOffline(true)
    await enquire(page, {}, 'पूछताछ भेजें')
    await expect(page.getByRole('heading', { name: 'इस डिवाइस पर सेव है' })).toBeVisible()
    await page.goto('/thankyou')
    await expect(page.getByText('The enquiries that are kept on this device')).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
  })

  test('says that storage cannot be read, and how else to reach us', { tag: '@soak' }, async ({ page }) => {
    await enquireOffline(page)
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('No.', 'UnknownError')
      }
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'We cannot tell whether it was sent' })).toBeVisible()
    const ways = page.locator('main')
    await expect(ways.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
    await expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /910000012345/)
    await expect(page.getByText(SENT)).toHaveCount(0)
  })

  test('says what is true without Background Sync', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'SyncManager')
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    })
    await enquireOffline(page)
    await expect(page.getByText(/while this page is open/)).toBeVisible()
    await expect(page.getByText(/automatically/)).toHaveCount(0)
    await expect(page.getByText(/private window/)).toBeVisible()
  })

  test('says what is true where Background Sync is switched off in the browser', { tag: '@soak' }, async ({
    page,
  }) => {
    // Refuses all others.
    await page.context().grantPermissions(['geolocation'])
    await enquireOffline(page)
    await expect(page.getByText(/while this page is open/)).toBeVisible()
    await expect(page.getByText(/automatically/)).toHaveCount(0)
  })

  test('no longer says that it is sent with the page closed once Background Sync is switched off', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager
      const getTags = async () => {
        if (document.documentElement.hasAttribute('data-off'))
          throw new DOMException('No.', 'NotAllowedError')
        return []
      }
      Object.assign(prototype, { getTags })
      navigator.permissions.query = async () => ({ state: 'granted' }) as PermissionStatus
    })
    await enquireOffline(page)
    await expect(page.getByText(/automatically/)).toBeVisible()
    await page.locator('html').evaluate((html) => html.setAttribute('data-off', ''))
    // As when one comes back from the settings of the browser.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(/while this page is open/)).toBeVisible()
    await expect(page.getByText(/automatically/)).toHaveCount(0)
  })

  test('asks for a sync when the app is opened on any page, because the browser may have given up the former one', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager
      Object.assign(prototype, {
        register: async () => document.documentElement.setAttribute('data-sync', ''),
      })
    })
    await enquireOffline(page)
    await page.goto('/bali')
    await expect(page.locator('html')).toHaveAttribute('data-sync')
  })

  test('says what is true where the browser itself has switched Background Sync off', {
    tag: '@soak',
  }, async ({ page }) => {
    // As Chrome on a phone without current Google services: allowed, and every use fails.
    await page.addInitScript(() => {
      const fail = () => Promise.reject(new DOMException('Background Sync is disabled.', 'UnknownError'))
      const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager
      Object.assign(prototype, { register: fail, getTags: fail })
    })
    await enquireOffline(page)
    await expect(page.getByText(/while this page is open/)).toBeVisible()
    await expect(page.getByText(/automatically/)).toHaveCount(0)
  })
})

/** Runs in the page: whether the device has a draft whose text may have been sent. */
function hasAttemptedDraft(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.some(({ attempted }) => attempted))
      }
    }
  })
}

test('an enquiry that the browser has posted itself may have reached us, where its text is still an unfinished form', {
  tag: '@soak',
}, async ({ page }) => {
  await postByBrowser(page)
  await expect(page.getByText(SENT)).toBeVisible()
  // The confirmation is there before its script notes in the draft that it has arrived.
  await expect.poll(() => page.evaluate(hasAttemptedDraft)).toBe(true)
  await page.goto('/bali')
  await expect((await formOf(page)).locator('[name=name]')).toHaveValue('Asha Rao')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: submitButton }).click()
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('may have reached us')
})

test('one draft in two tabs is one enquiry', { tag: '@soak' }, async ({ page, context }) => {
  await page.goto('/bali')
  await fillEnquiry(await formOf(page))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  const other = await context.newPage()
  await other.goto('/bali')
  const second = await formOf(other)
  await expect(second.locator('[name=name]')).toHaveValue('Asha Rao')
  const reference = async (tab: Page) =>
    (await tab.getByText(/Your reference: \S+/).innerText()).split(' ').at(-1)
  await page.getByRole('button', { name: submitButton }).click()
  const first = await reference(page)
  await second.getByRole('button', { name: submitButton }).click()
  expect(await reference(other)).toBe(first)
})

test('an enquiry that another tab changes once more, after the editor has said so, is not replaced unasked', {
  tag: '@soak',
}, async ({ page, context }) => {
  const change = async (tab: Page, city: string) => {
    await tab.getByRole('button', { name: 'Edit' }).click()
    const editor = tab.getByRole('dialog', { name: 'Edit your enquiry' })
    await editor.locator('[name=departure_city]').fill(city)
    return editor
  }
  const send = (editor: Locator) => editor.getByRole('button', { name: submitButton }).click()
  await enquireOffline(page)
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  const editor = await change(page, 'Nagpur')
  const other = await context.newPage()
  await other.goto('/enquiries')
  for (const city of ['Pune', 'Surat']) {
    const changed = await change(other, city)
    await send(changed)
    await expect(changed).toHaveCount(0)
    await send(editor)
    const told = editor.locator('p:not([data-seen])', { hasText: 'changed in another tab' })
    await expect(told).toBeVisible()
    await told.evaluate((text) => text.setAttribute('data-seen', ''))
  }
  await send(editor)
  await expect(editor).toHaveCount(0)
})

test('an editor that was closed before it was saved does not close the next one', { tag: '@soak' }, async ({
  page,
}) => {
  await enquireOffline(page)
  await page.goto('/goa')
  await enquire(page)
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  const answer = await holdRequests(page, '**/robots.txt')
  const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
  const edit = async (place: string, city: string) => {
    const card = page.getByRole('article', { name: `A trip to ${place}` })
    await card.getByRole('button', { name: 'Edit' }).click()
    await editor.locator('[name=departure_city]').fill(city)
    return card
  }
  const first = await edit('Goa', 'Nagpur')
  await editor.getByRole('button', { name: submitButton }).click()
  await editor.getByRole('button', { name: 'Close' }).click()
  await edit('Bali', 'Surat')
  answer()
  await expect(first.getByText('Nagpur')).toBeAttached()
  await expect(editor.locator('[name=departure_city]')).toHaveValue('Surat')
})

test('an enquiry deleted in another tab while it is edited is offered as a new one', {
  tag: '@soak',
}, async ({ page, context }) => {
  await enquireOffline(page)
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
  await editor.locator('[name=departure_city]').fill('Nagpur')
  const other = await context.newPage()
  await other.goto('/enquiries')
  await other.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(editor.locator('[name=departure_city]')).toHaveValue('Nagpur')
  await context.setOffline(false)
  await editor.getByRole('button', { name: submitButton }).click()
  await expect(editor.getByText(/deleted in another tab/)).toBeVisible()
  await editor.getByRole('button', { name: submitButton }).click()
  await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
})

test('an enquiry that has arrived unnoticed, and was deleted in another tab while it is edited, is not sent as a second one', {
  tag: '@soak',
}, async ({ page }) => {
  const { editor, reference } = await editDeleted(page)
  await editor.getByRole('button', { name: submitButton }).click()
  await expect(page.getByRole('article').getByText(reference)).toBeVisible()
})

test.describe('an enquiry whose id is used up', () => {
  test.use({ allowedErrors: [/status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('does not stay as one that needs attention where it was changed, and was deleted in another tab', {
    tag: '@soak',
  }, async ({ page }) => {
    const { editor } = await editDeleted(page, 'Nagpur')
    await editor.getByRole('button', { name: submitButton }).click()
    await expect(editor.getByText(/already sent with other details/)).toBeVisible()
    await editor.getByRole('button', { name: submitButton }).click()
    await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('is not called deleted, nor sent once more, where another tab has sent it as a new one while it is edited', {
    tag: '@soak',
  }, async ({ page, context }) => {
    const message = 'This enquiry was already sent with other details.'
    await page.route('**/submit-form', (route) => route.fulfill({ status: 422, json: { message } }))
    await page.goto('/bali')
    await enquire(page)
    await expect(page.getByText(/as a new enquiry/)).toBeVisible()
    await page.goto('/enquiries')
    await page.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
    await editor.locator('[name=departure_city]').fill('Nagpur')
    await page.unroute('**/submit-form')
    await context.setOffline(true)
    const other = await context.newPage()
    await other.goto('/enquiries')
    await other.getByRole('button', { name: 'Send as a new enquiry' }).click()
    await expect(page.getByRole('article').getByText('Waiting to send', { exact: true })).toBeVisible()
    await editor.getByRole('button', { name: submitButton }).click()
    await expect(editor.getByText(/still on this device/)).toBeVisible()
    await editor.getByRole('button', { name: submitButton }).click()
    await expect(editor).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('a page reloaded in mid-send says that the enquiry is kept', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/submit-form', () => {})
  await page.goto('/bali')
  const request = page.waitForRequest('**/submit-form')
  await enquire(page)
  await request
  await page.reload()
  await expect(page.getByText(/The enquiry you sent before this page was loaded/)).toBeVisible()
})

test.describe('a page reloaded in mid-send', () => {
  test.use({ allowedErrors: [/status of 400/] })

  test('says that the enquiry needs attention where it is refused', { tag: '@soak' }, async ({
    page,
    context,
  }) => {
    const json = { message: 'Please mend.', errors: { contact: 'Ten digits.' } }
    let posts = 0
    // The worker may send it, too.
    await context.route('**/submit-form', (route) =>
      posts++ > 0 ? route.fulfill({ status: 400, json }) : undefined,
    )
    await page.goto('/bali')
    const request = page.waitForRequest('**/submit-form')
    await enquire(page)
    await request
    await page.reload()
    await expect(page.getByText(/before this page was loaded needs your attention/)).toBeVisible()
    await expect(page.getByText(/before this page was loaded is saved/)).toHaveCount(0)
  })
})

test.describe('a page reloaded before the correction of a refused enquiry is stored', {
  tag: '@soak',
}, () => {
  test.use({ allowedErrors: [/status of 400/] })

  test('does not say that it is saved, because the refused one is', async ({ page }) => {
    const refusal = { message: 'Please mend.', errors: { contact: 'Ten digits.' } }
    await page.route('**/submit-form', (route) => route.fulfill({ status: 400, json: refusal }))
    await page.goto('/bali')
    await enquire(page)
    await expect(page.getByText('Please mend.')).toBeVisible()
    // Space is made before an enquiry is stored, if the storage says that there is little.
    await page.evaluate(() => {
      navigator.storage.estimate = () => new Promise(() => {})
    })
    await enquire(page, { contact: '9876543211' })
    await page.waitForFunction(() => sessionStorage.getItem('enquiry-being-sent'))
    await page.reload()
    await expect((await formOf(page)).locator('[name=contact]')).toHaveValue('9876543211')
    await expect(page.getByRole('link', { name: '1 not confirmed yet' }).first()).toBeVisible()
    await expect(page.getByText(/The enquiry you sent before this page was loaded/)).toHaveCount(0)
  })
})

onNewDevice(
  'a past date is refused once and then taken where no better clock is known',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/bali')
    await untilControlled(page)
    await page.clock.setSystemTime(new Date(Date.now() + 2 * 365 * 86_400_000))
    await page.context().setOffline(true)
    await enquire(page, { travel_date: dayAhead(60) })
    await expect(page.getByRole('alert').filter({ hasText: 'On this device, today is' })).toBeVisible()
    await page.getByRole('button', { name: submitButton }).click()
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  },
)

/** As a newer release of the app writes it, which was then put back. */
function keepNewerAndDamaged(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('outbox')
        request.onsuccess = () => {
          const tx = request.result.transaction('entries', 'readwrite')
          const composedAt = '2027-01-01T09:00:00.000Z'
          tx.objectStore('entries').put({ v: 3, id: 'of-a-newer-release', state: 'waiting', composedAt })
          const body = { name: 'Ravi Shah', contact: 9800000009, destination: 'Goa' }
          tx.objectStore('entries').put({
            v: 1,
            id: 'damaged',
            kind: 'long',
            state: 'waiting',
            composedAt,
            body,
          })
          tx.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )
}

test('“Clear this device” deletes drafts and sent enquiries, and says that unsent ones stay', {
  tag: '@soak',
}, async ({ page, context }) => {
  await enquireOffline(page)
  await keepNewerAndDamaged(page)
  await page.goto('/goa')
  await (await formOf(page)).locator('[name=name]').fill('Asha Rao')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: 'Drafts, not sent' })).toBeVisible()
  const newer = page.getByRole('region', { name: 'Written with a newer version of the app' })
  await expect(newer.getByRole('listitem')).toContainText(/Waiting for an update.*1 Jan 2027/s)
  await expect(newer.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
  const damaged = page.getByRole('region', { name: 'Cannot be read' })
  await expect(damaged.getByRole('listitem')).toContainText(/Goa, Ravi Shah.*Will not be sent.*1 Jan 2027/s)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Clear this device' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('3 enquiries or answers that are not confirmed yet will stay')
  await question.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('This device is cleared.')).toBeVisible()
  await page.goto('/enquiries')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Drafts, not sent' })).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
  await expect(newer).toBeVisible()
  await expect(page.getByRole('link', { name: '2 not confirmed yet' }).first()).toBeVisible()
  for (const list of [damaged, newer]) {
    await list.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(list).toHaveCount(0)
  }
})
