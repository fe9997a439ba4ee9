import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDatabase } from '../../src/outbox/database.ts'
import { openKeeper } from '../../src/outbox/draft-keeper.ts'
import type { DraftPage } from '../../src/outbox/draft-storage.ts'
import { openDrafts } from '../../src/outbox/drafts.ts'
import { openOutbox } from '../../src/outbox/outbox.ts'
import { openStore } from '../../src/outbox/store.ts'
import { openTabDrafts } from '../../src/outbox/tab-drafts.ts'
import type { Draft, Drafts, EnquiryBody, Outbox, SubmitResult } from '../../src/outbox/types.ts'
import { type Fields, type FormDraft, openFormDraft } from '../../src/site/features/enquiry/form-draft.ts'
import { jsonAnswer, receipt } from './enquiries.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeLocks } from './fake-locks.ts'
import { gateStore, rest } from './model-world.ts'

const KEY = 'contact'
/** The fields of the form; each text that is typed exists once, so that it can be found. */
export const FIELDS = ['name', 'destination', 'email', 'note'] as const
/** Those that have to be filled before the form is sent. */
const REQUIRED = FIELDS.slice(0, 2)
/** How long a press of the button waits for what was typed on an earlier visit, as in the product, ms. */
const LOAD_LIMIT_MS = 1_000

/** What the network and the server do with a post. */
export const REACTIONS = ['accept', 'reply lost', 'lost', '400', '403', '500', '503'] as const
export type Reaction = (typeof REACTIONS)[number]

type Texts = Record<string, string>

interface Post {
  id: string
  texts: Texts
  react(reaction: Reaction): void
}

/** A page that is open in a tab, with its own storage connections and memory. */
interface Page {
  outbox: Outbox
  /** Absent while the form is closed. */
  form?: FormDraft | undefined
  events: Set<Parameters<DraftPage['listen']>[0]>
  isSending: boolean
  /** The fields are held while they are sent. */
  isHeld: boolean
  /** The texts of an enquiry that exists already, of which the traveller was told: the next press confirms. */
  warnedOf?: Texts | undefined
  end(): void
  freeze(): void
  thaw(): void
}

/** One tab of the browser: what is on the screen, and what the browser keeps of it when the page is loaded anew. */
interface Tab {
  screen: Texts
  id: string
  stored: unknown
  page?: Page | undefined
  /** In the back/forward cache. */
  isCached: boolean
}

/** A device with one form open in several tabs, its network and the agency's server, all controlled by the test. */
export function draftWorld(tabCount: number) {
  globalThis.indexedDB = new IDBFactory()
  const clock = fakeClock(undefined, rest)
  const locks = fakeLocks()
  const posts: Post[] = []
  const leads: { id: string; texts: Texts }[] = []
  /** Texts that the traveller sent again as another enquiry, or that nothing could keep. */
  const resent = new Set<string>()
  const given = new Set<string>()
  const last: Texts = {}
  const faults: string[] = []
  let count = 0
  let isFull = false
  let isSlow = false
  let isOffline = false
  let isHealed = false
  let visible: Tab | undefined
  /** What the drafts wait for: storage may take seconds. */
  let answered = Promise.resolve()
  let answer = () => {}
  const tabs: Tab[] = Array.from({ length: tabCount }, () => ({
    screen: {},
    id: '',
    stored: undefined,
    isCached: false,
  }))

  const textsOf = (body: Record<string, unknown>): Texts =>
    Object.fromEntries(FIELDS.map((field) => [field, String(body[field] ?? '')]))
  const isSame = (a: Texts, b: Texts) => FIELDS.every((field) => (a[field] ?? '') === (b[field] ?? ''))
  const valuesOf = (texts: Texts) => Object.values(texts).filter(Boolean)
  const leadOf = (id: string) => leads.find((lead) => lead.id === id)

  const receive = (id: string, texts: Texts) => {
    const known = leadOf(id)
    if (!known) leads.push({ id, texts })
    return known && !isSame(known.texts, texts) ? 422 : 200
  }

  const fetch: typeof globalThis.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      const id = new Headers(init?.headers).get('idempotency-key') ?? ''
      const texts = textsOf(JSON.parse(String(init?.body)))
      const lost = () => reject(new TypeError('Failed to fetch'))
      const react = (reaction: Reaction) => {
        if (reaction === 'lost') return lost()
        if (reaction === '403') return resolve(new Response('No.', { status: 403 }))
        if (reaction === '500') return resolve(jsonAnswer(500, { message: 'Broken.' }))
        if (reaction === '503') return resolve(jsonAnswer(503, { message: 'Busy.' }, { 'retry-after': '5' }))
        // Only what is not stored yet is refused for what it says.
        const isKnown = leadOf(id) !== undefined
        if (reaction === '400' && !isKnown)
          return resolve(jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
        const status = receive(id, texts)
        if (reaction === 'reply lost') return lost()
        resolve(status === 422 ? jsonAnswer(422, { message: 'Another.' }) : jsonAnswer(200, receipt(id)))
      }
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      if (isOffline && !isHealed) lost()
      else if (isHealed) react('accept')
      else posts.push({ id, texts, react })
    })

  const openPage = (tab: Tab): Page => {
    const owner = {}
    let isDead = false
    let thawed = Promise.resolve()
    let thaw = () => {}
    const gate = async () => {
      await thawed
      if (isDead) await new Promise(() => {})
    }
    const gated = async <T>(job: () => Promise<T>): Promise<T> => {
      await gate()
      try {
        return await job()
      } finally {
        await gate()
      }
    }
    const database = openDatabase()
    const plain = openDrafts(database)
    const through =
      <A extends unknown[], R>(method: (...args: A) => Promise<R>) =>
      (...args: A): Promise<R> =>
        gated(() => answered.then(() => method(...args)))
    const write =
      <A extends unknown[]>(method: (...args: A) => Promise<Draft | undefined>) =>
      (...args: A): Promise<Draft | undefined> =>
        gated(() => answered.then(() => (isFull ? undefined : method(...args))))
    const drafts: Drafts = {
      load: through(plain.load),
      list: through(plain.list),
      save: write(plain.save),
      // Its transaction is committing when the page ends.
      saveLeaving: (draft) => (isFull ? Promise.resolve(undefined) : plain.saveLeaving(draft)),
      rename: write(plain.rename),
      clear: through(plain.clear),
    }
    const store = openStore(database)
    const outbox = openOutbox({
      store: gateStore(
        { ...store, keep: (...args) => (isFull ? Promise.resolve(FULL) : store.keep(...args)) },
        gated,
        () => false,
      ),
      drafts,
      clock: { now: clock.now, after: (ms, run) => clock.after(ms, () => void gate().then(run)) },
      locks: {
        request: ((name: string, options: LockOptions, callback: () => unknown) =>
          gated(async () =>
            locks.for(owner).request(name, options, () => gate().then(callback)),
          )) as LockManager['request'],
      },
      fetch: (...args) => gated(() => fetch(...args)),
      isOffline: () => isOffline,
      random: () => 0.5,
    })
    const events: Page['events'] = new Set()
    const draftPage: DraftPage = {
      outbox,
      outboxExists: () => gated(async () => (await indexedDB.databases()).length > 0),
      tabDrafts: openTabDrafts({
        read: () => structuredClone(tab.stored),
        write: (stored) => {
          if (!isDead) tab.stored = structuredClone(stored)
        },
      }),
      clock: { now: clock.now, after: (ms, run) => clock.after(ms, () => !isDead && run()) },
      path: () => '/contact',
      holdUpdate: () => () => {},
      markSubmit: () => {},
      markOutcome: () => {},
      listen(page) {
        events.add(page)
        return () => events.delete(page)
      },
    }
    const page: Page = {
      outbox,
      events,
      isSending: false,
      isHeld: false,
      end() {
        isDead = true
        thaw()
        locks.drop(owner)
      },
      freeze() {
        thawed = new Promise((resolve) => {
          thaw = resolve
        })
      },
      thaw: () => thaw(),
    }
    keepers.set(page, draftPage)
    return page
  }
  const keepers = new Map<Page, DraftPage>()

  const openForm = (tab: Tab, page: Page) => {
    const isThis = () => page.form === form
    const fields: Fields = {
      initial: {},
      isThere: () => isThis(),
      isOpen: () => true,
      typed: () => Object.fromEntries(Object.entries(tab.screen).filter(([, text]) => text)),
      fill(values, shown) {
        if (page.isHeld) return
        for (const [field, value] of Object.entries(values))
          if ((tab.screen[field] ?? '') === (shown[field] ?? '')) tab.screen[field] = value
      },
      id: () => tab.id,
      showId(id) {
        tab.id = id
      },
    }
    const form = openFormDraft(
      fields,
      (posted, showId) => openKeeper(keepers.get(page) as DraftPage, KEY, posted, showId),
      () => {},
    )
    page.form = form
    page.warnedOf = undefined
    void form.load()
  }

  const closeForm = (tab: Tab) => {
    tab.page?.form?.dispose()
    if (tab.page) tab.page.form = undefined
    tab.screen = {}
    tab.id = ''
  }

  const write = (tab: Tab, field: string) => {
    const text = `${field}${++count}`
    // No two keys are pressed at once.
    clock.jump(1)
    tab.screen[field] = text
    last[field] = text
  }

  const fillMissing = (tab: Tab) => {
    const missing = REQUIRED.filter((field) => !tab.screen[field])
    for (const field of missing) write(tab, field)
    return missing.length > 0
  }

  const shownBy = (tab: Tab, { outcome, id }: SubmitResult, texts: Texts) => {
    if (outcome === 'delivered' && !isSame(leadOf(id)?.texts ?? {}, texts))
      faults.push(`called sent, but is not: ${JSON.stringify(texts)}`)
    if (outcome === 'delivered' || outcome === 'waiting') closeForm(tab)
  }

  const press = async (tab: Tab, page: Page, form: FormDraft) => {
    page.isSending = true
    await Promise.race([form.loading(), new Promise<void>((ended) => clock.after(LOAD_LIMIT_MS, ended))])
    if (page.form !== form) {
      page.isSending = false
      return
    }
    page.isHeld = true
    const texts = textsOf(tab.screen)
    if (page.warnedOf) for (const text of valuesOf(texts)) resent.add(text)
    // What waits is replaced.
    for (const text of valuesOf(page.warnedOf ?? {})) given.add(text)
    const body = { ...texts } as EnquiryBody
    const result = await form.submit({ kind: 'long', body, page: '/contact' })
    if (result.outcome === 'waiting') {
      const arrived = leadOf(result.id)
      const entry = await page.outbox.get(result.id)
      if (arrived && entry && entry.state !== 'sent' && !entry.attempted)
        faults.push(`called not sent, but has arrived: ${result.id}`)
    }
    Object.assign(page, { isSending: false, isHeld: false })
    // Closed while it was sent, as another version was by another tab: only a message says so.
    if (page.form !== form && result.outcome === 'conflict')
      for (const text of valuesOf(texts)) given.add(text)
    if (page.form !== form) return
    page.warnedOf = undefined
    if (result.outcome === 'refused' && result.refusal.status === 422) page.warnedOf = {}
    if (result.outcome === 'conflict')
      page.warnedOf = 'body' in result.existing ? textsOf(result.existing.body) : {}
    shownBy(tab, result, texts)
  }

  /** Everything on the device and the server that has text. */
  const present = async () => {
    const database = openDatabase()
    const [entries, drafts] = [await openStore(database).all(), await openDrafts(database).list()]
    await database.close()
    return {
      entries,
      draft: drafts?.[0],
      text: JSON.stringify([leads, entries, drafts, tabs.map(({ stored }) => stored)]),
      drafts: JSON.stringify([drafts, tabs.map(({ stored }) => stored)]),
    }
  }
  const has = (all: string, text: string) => all.includes(`"${text}"`)

  const textsIn = (...all: unknown[]) =>
    JSON.stringify(all).match(/(?:name|destination|email|note)\d+/g) ?? []

  // What was in the tab, and what nothing could keep: the page was killed, or the disk is full.
  const giveUp = async ({ screen, stored }: Pick<Tab, 'screen' | 'stored'>) => {
    const { text } = await present()
    for (const value of textsIn(screen, stored ?? null)) if (!has(text, value)) given.add(value)
  }

  const emptyScreen = async (tab: Tab) => {
    await giveUp(tab)
    Object.assign(tab, { screen: {}, id: '' })
  }

  // Somebody who types has the form on the screen.
  const ready = async (tab: Tab) => {
    if (!tab.page) {
      await emptyScreen(tab)
      tab.page = openPage(tab)
    }
    const { page } = tab
    if (tab.isCached) uncache(tab)
    if (!page.form) openForm(tab, page)
    if (page.form?.loading()) await rest()
    return page
  }
  const uncache = (tab: Tab) => {
    tab.page?.thaw()
    tab.isCached = false
    void tab.page?.form?.loadAgain()
  }

  return {
    clock,
    tabs,
    faults,
    setFull(value: boolean) {
      isFull = value
    },
    setSlow(value: boolean) {
      answer()
      isSlow = value
      answered = isSlow ? new Promise((resolve) => (answer = resolve)) : Promise.resolve()
    },
    setOffline(value: boolean) {
      isOffline = value
    },
    /** Opens the page in a tab; `isRestored`: the browser puts back what the fields had. `early`: typed before the script runs. */
    async open(tab: Tab, isRestored: boolean, early: boolean) {
      if (tab.page) return
      if (!isRestored) await emptyScreen(tab)
      if (early) write(tab, FIELDS[0])
      // Nothing tells what the browser has restored from what was typed before the script ran.
      clock.jump(1)
      Object.assign(last, tab.screen)
      tab.page = openPage(tab)
      openForm(tab, tab.page)
    },
    async type(tab: Tab, field: string) {
      const page = await ready(tab)
      if (!page?.form || page.isSending) return
      write(tab, field)
      page.form.touch()
    },
    /** Shows a tab: the one before it is hidden. */
    async switchTo(tab: Tab) {
      if (tab === visible) return
      for (const listener of visible?.isCached ? [] : (visible?.page?.events ?? [])) listener.hidden()
      // Longer than a write takes; not where the database does not answer.
      await rest()
      for (const listener of tab.isCached ? [] : (tab.page?.events ?? [])) listener.shown()
      await rest()
      visible = tab
    },
    closeForm,
    openForm(tab: Tab) {
      if (tab.page && !tab.page.form && !tab.isCached) openForm(tab, tab.page)
    },
    startOver(tab: Tab) {
      const { page } = tab
      if (!page?.form || page.isSending || tab.isCached || page.form.loading()) return
      for (const text of valuesOf(tab.screen)) given.add(text)
      tab.screen = {}
      page.form.discard()
    },
    async empty(tab: Tab, field: string) {
      const page = await ready(tab)
      if (!page?.form || page.isSending) return
      clock.jump(1)
      tab.screen[field] = ''
      delete last[field]
      page.form.touch()
    },
    /** In the list of unfinished forms. */
    async deleteDraft(tab: Tab) {
      if (!tab.page || tab.isCached) return
      const { drafts } = await present()
      for (const { screen } of tabs) for (const text of textsIn(drafts, screen)) given.add(text)
      const draftPage = keepers.get(tab.page)
      void draftPage?.outbox.drafts.clear(KEY).then((isDeleted) => isDeleted && draftPage.tabDrafts.drop(KEY))
    },
    async press(tab: Tab) {
      const page = await ready(tab)
      if (!page?.form || page.isSending) return
      if (fillMissing(tab)) page.form.touch()
      void press(tab, page, page.form)
    },
    /** Reload, or another page in this tab: its session storage stays. */
    leave(tab: Tab) {
      if (!tab.page) return
      if (!tab.isCached) for (const listener of tab.page.events) listener.left()
      tab.page.end()
      Object.assign(tab, { page: undefined, isCached: false })
    },
    async crash(tab: Tab) {
      if (!tab.page) return
      tab.page.end()
      Object.assign(tab, { page: undefined, isCached: false })
      await giveUp(tab)
    },
    async close(tab: Tab) {
      if (!tab.page) return
      // Nobody closes a tab before its first read is done.
      await rest()
      for (const listener of tab.page.events) if (!tab.isCached) listener.left()
      await rest()
      tab.page.end()
      const { screen, stored, isCached } = tab
      Object.assign(tab, { page: undefined, isCached: false, screen: {}, id: '', stored: undefined })
      if (isFull || isSlow || isCached) await giveUp({ screen, stored })
    },
    async cache(tab: Tab) {
      if (!tab.page || tab.isCached) return
      if (tab.page.form?.loading()) await rest()
      for (const listener of tab.page.events) listener.left()
      tab.page.freeze()
      tab.isCached = true
    },
    uncache(tab: Tab) {
      if (tab.isCached) uncache(tab)
    },
    /** The scripts are not there: the browser posts the form itself. */
    async postByBrowser(tab: Tab, isRestored: boolean, reaction: 'accept' | 'reply lost' | 'lost') {
      if (tab.page) return
      if (!isRestored) await emptyScreen(tab)
      fillMissing(tab)
      tab.id ||= crypto.randomUUID()
      const texts = textsOf(tab.screen)
      // Another tab has some of it under an id that may have arrived, which stays; nothing on the device knows of this post.
      const { draft } = await present()
      if (draft?.attempted && draft.id !== tab.id) for (const text of valuesOf(draft.values)) resent.add(text)
      if (reaction !== 'lost' && receive(tab.id, texts) === 422) {
        // Changed after it was sent: the server takes it as another enquiry.
        leads.push({ id: crypto.randomUUID(), texts })
        for (const text of valuesOf(texts)) resent.add(text)
      }
      if (reaction === 'accept') Object.assign(tab, { screen: {}, id: '' })
    },
    answer(nth: number, reaction: Reaction) {
      const [post] = posts.splice(nth % Math.max(1, posts.length), 1)
      post?.react(reaction)
      // The server judges the same text in the same way.
      if (post && reaction === '400' && !leadOf(post.id))
        for (const same of posts.filter(({ texts }) => isSame(texts, post.texts)))
          posts.splice(posts.indexOf(same), 1)[0]?.react('400')
    },
    /** In the list of enquiries: sends a parked one again, or as a new one, as the card offers. */
    async actOnParked() {
      const page = tabs.find((tab) => tab.page && !tab.isCached)?.page
      const parked = (await page?.outbox.list())?.find(({ state }) => state === 'attention')
      if (!page || parked?.state !== 'attention') return
      if (parked.refusal?.status !== 422) return page.outbox.retry(parked.id)
      for (const text of valuesOf(textsOf(parked.body))) resent.add(text)
      await page.outbox.sendAsNew(parked.id)
    },
    /** The network and the disk work, every page is left, and what waits is sent. Returns what is wrong. */
    async finish(): Promise<string[]> {
      answer()
      isFull = false
      isHealed = true
      isOffline = false
      for (const post of posts.splice(0)) post.react('accept')
      await clock.pass(30_000)
      const observer = openPage({ screen: {}, id: '', stored: undefined, isCached: false }).outbox
      for (let minute = 0; minute < 20; minute++) {
        observer.drain({ shortenBackoff: true }).catch(() => {})
        await clock.pass(60_000)
      }
      await rest()
      const { entries, text } = await present()
      const screens = JSON.stringify(tabs.map(({ screen }) => screen))
      for (const field of FIELDS) {
        const value = last[field]
        if (value && !given.has(value) && !has(text, value) && !has(screens, value))
          faults.push(`lost: ${value}`)
      }
      for (const [at, lead] of leads.entries()) {
        const again = leads.slice(at + 1).find(({ texts }) => shares(lead.texts, texts))
        if (again) faults.push(`two leads: ${JSON.stringify([lead, again])}`)
      }
      for (const entry of entries) {
        if (entry.state === 'sent') {
          if (!leadOf(entry.id)) faults.push(`called sent, but is not: ${entry.id}`)
          continue
        }
        if (entry.state !== 'attention') faults.push(`not sent: ${JSON.stringify(entry)}`)
        if (!entry.attempted && leadOf(entry.id)) faults.push(`has reached us unnoticed: ${entry.id}`)
        // Under its own id, it is no second one when it is sent again; the browser does not know what the app has refused.
        const isAnother = ({ id, texts }: { id: string; texts: Texts }) =>
          id !== entry.id && valuesOf(texts).some((text) => !resent.has(text))
        const lead = leads.find((one) => isAnother(one) && isSame(one.texts, textsOf(entry.body)))
        if (lead) faults.push(`parked, but a lead: ${JSON.stringify([entry.id, lead])}`)
      }
      return faults
    },
  }

  function shares(a: Texts, b: Texts): boolean {
    return valuesOf(a).some((text) => valuesOf(b).includes(text) && !resent.has(text))
  }
}
const FULL = { saved: false as const, fault: 'full' as const }
