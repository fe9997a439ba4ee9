import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDatabase } from '../../src/outbox/database.ts'
import { openKeeper } from '../../src/outbox/draft-keeper.ts'
import { openDrafts } from '../../src/outbox/drafts.ts'
import { openStore } from '../../src/outbox/store.ts'
import type { EnquiryBody, SubmitResult } from '../../src/outbox/types.ts'
import { type Fields, type FormDraft, openFormDraft } from '../../src/site/features/enquiry/form-draft.ts'
import { draftPages, type Page, type Tab } from './draft-pages.ts'
import { draftServer, FIELDS, isSame, type Texts, textsOf, valuesOf } from './draft-server.ts'
import { fakeClock } from './fake-clock.ts'
import { rest } from './model-world.ts'

const KEY = 'contact'
/** Those that have to be filled before the form is sent. */
const REQUIRED = FIELDS.slice(0, 2)
/** How long a press of the button waits for what was typed on an earlier visit, as in the product, ms. */
const LOAD_LIMIT_MS = 1_000

/** A device with one form open in several tabs, its network and the agency's server, all controlled by the test. */
export function draftWorld(tabCount: number) {
  globalThis.indexedDB = new IDBFactory()
  const clock = fakeClock(undefined, rest)
  const server = draftServer()
  const { leads, leadOf, receive } = server
  const { state, unknowable, openPage, setSlow } = draftPages(clock, server)
  /** Texts that the traveller sent again as another enquiry, or that nothing could keep. */
  const resent = new Set<string>()
  const given = new Set<string>()
  const last: Texts = {}
  const faults: string[] = []
  /** By field: the latest time that its text may have, the form it was typed into, or emptied, and the latest time of the other forms. */
  const typed: Record<string, { at: number; form: object; others: number }> = {}
  /** Ids of what the browser has posted itself while a form was being sent. */
  const postedIds = new Set<string>()
  /** What was changed in the list of enquiries. */
  const edited = new Set<string>()
  /** Deletions of the draft that storage has not answered. */
  let deletions = 0
  let count = 0
  let visible: Tab | undefined
  const tabs: Tab[] = Array.from({ length: tabCount }, () => ({
    screen: {},
    id: '',
    stored: undefined,
    isCached: false,
  }))

  const openForm = (tab: Tab, page: Page) => {
    const isThis = () => page.form === form
    const fields: Fields = {
      initial: {},
      isThere: () => isThis(),
      isOpen: () => true,
      typed: () => Object.fromEntries(Object.entries(tab.screen).filter(([, text]) => text)),
      fill(values, shown) {
        if (page.held === form) return
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
      (posted, showId) => openKeeper(page.draftPage, KEY, posted, showId),
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
    // No two keys are pressed at once, nor two buttons.
    clock.jump(1)
    tab.screen[field] = text
    last[field] = text
    if (noteTyped(tab, field) || deletions > 0) given.add(text)
  }

  // Whether the clock was turned back since another form was typed into there, or emptied: that may count as the later one.
  const noteTyped = (tab: Tab, field: string) => {
    const before = typed[field]
    const form = tab.page?.form ?? {}
    const { others = 0 } = before?.form === form ? before : { others: before?.at }
    typed[field] = { at: latest(), form, others }
    return others > clock.now()
  }
  // Later than all before, also where the clock was turned back.
  const latest = () => Math.max(clock.now(), ...Object.values(typed).map(({ at }) => at + 1))

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
    page.held = form
    // No two buttons are pressed at once: a form that was still loading is sent now.
    clock.jump(1)
    const texts = textsOf(tab.screen)
    if (page.warnedOf) for (const text of valuesOf(texts)) resent.add(text)
    // What waits is replaced.
    for (const text of valuesOf(page.warnedOf ?? {})) given.add(text)
    page.isUnkept = state.isFull
    const body = { ...texts } as EnquiryBody
    const result = await form.submit({ kind: 'long', body, page: '/contact' })
    if (result.outcome === 'waiting' || result.outcome === 'refused') {
      const entry = await page.outbox.get(result.id)
      const ids = [result.id, ...(entry?.formerIds ?? [])]
      const arrived = ids.find((id) => leadOf(id) && !unknowable.has(id))
      const isUnsent = entry && entry.state !== 'sent' && !entry.attempted
      // Of a later version, the list does not say that we do not have it.
      const isRefused = entry?.state === 'attention' && entry.refusal?.status === 400 && entry.revision === 0
      // Another tab's browser may have sent another version in that moment, and said so.
      const isFirst = isRefused && !postedIds.has(result.id)
      if (arrived && (isUnsent || isFirst) && !entry.replaces)
        faults.push(`called not sent, but has arrived: ${JSON.stringify([arrived, entry])}`)
    }
    Object.assign(page, { isSending: false, held: undefined })
    // Closed while it was sent, as another version was by another tab: only a message says so.
    if (page.form !== form && result.outcome === 'conflict')
      for (const text of valuesOf(texts)) given.add(text)
    // The traveller is told that another version has arrived, and that the next press sends this one as a new enquiry.
    if (result.outcome === 'refused' && result.refusal.status === 422)
      for (const text of valuesOf(texts)) resent.add(text)
    if (page.form !== form) return
    page.warnedOf = undefined
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
    // Its id went with the fields.
    if (unknowable.has(tab.id)) for (const text of valuesOf(tab.screen)) resent.add(text)
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
  // The page after an enquiry that the browser has posted says so to the drafts of this device.
  const thank = async (tab: Tab) => {
    const { draftPage, end } = openPage(tab)
    draftPage.tabDrafts.markAttempted(tab.id)
    void draftPage.outbox.drafts.markAttempted(tab.id)
    await rest()
    end()
    // Nothing could note it.
    if (state.isFull || state.isSlow) for (const text of valuesOf(tab.screen)) resent.add(text)
    Object.assign(tab, { screen: {}, id: '' })
  }
  /** One that the list of enquiries offers to change or to delete. */
  const listed = async (nth: number) => {
    const outbox = tabs.find((tab) => tab.page && !tab.isCached)?.page?.outbox
    const unsent = ((await outbox?.list()) ?? []).filter(({ state }) => !['sent', 'sending'].includes(state))
    const entry = unsent[nth % Math.max(1, unsent.length)]
    return outbox && entry && entry.state !== 'sent' ? { outbox, entry } : undefined
  }
  const removeSent = async (nth: number) => {
    const outbox = tabs.find((tab) => tab.page && !tab.isCached)?.page?.outbox
    const sent = ((await outbox?.list()) ?? []).filter(({ state }) => state === 'sent')
    const entry = sent[nth % Math.max(1, sent.length)]
    if (outbox && entry) await outbox.remove(entry.id)
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
      state.isFull = value
    },
    setSlow,
    setOffline: server.setOffline,
    answer: server.answer,
    /** Opens the page in a tab; `isRestored`: the browser puts back what the fields had. `early`: typed before the script runs. */
    async open(tab: Tab, isRestored: boolean, early: boolean) {
      if (tab.page) return
      if (!isRestored) await emptyScreen(tab)
      if (early) write(tab, FIELDS[0])
      clock.jump(1)
      // Nothing tells what the browser has restored from what was typed before the script ran: it may win over a later text, or lose.
      for (const [field, text] of Object.entries(tab.screen)) if (last[field] !== text) delete last[field]
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
      // It may have arrived, and nothing on a full disk could note that for the other tabs.
      if (unknowable.has(tab.id)) for (const text of valuesOf(tab.screen)) resent.add(text)
      // It knows no more of them, when the clock is turned back.
      for (const one of Object.values(typed)) one.form = {}
      tab.screen = {}
      page.form.discard()
    },
    async empty(tab: Tab, field: string) {
      const page = await ready(tab)
      if (!page?.form || page.isSending) return
      clock.jump(1)
      tab.screen[field] = ''
      noteTyped(tab, field)
      delete last[field]
      page.form.touch()
    },
    /** In the list of unfinished forms. */
    async deleteDraft(tab: Tab) {
      if (!tab.page || tab.isCached) return
      const { drafts } = await present()
      for (const { screen } of tabs) for (const text of textsIn(drafts, screen)) given.add(text)
      const { draftPage } = tab.page
      deletions += 1
      void draftPage.outbox.drafts.clear(KEY).then((isDeleted) => {
        deletions -= 1
        if (isDeleted) draftPage.tabDrafts.drop(KEY)
      })
    },
    async press(tab: Tab) {
      const page = await ready(tab)
      if (!page?.form || page.isSending) return
      if (fillMissing(tab)) page.form.touch()
      clock.jump(1)
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
      // Nobody closes a tab in the moment that its form is sent.
      if (tab.page.isSending) await rest()
      for (const listener of tab.page.events) if (!tab.isCached) listener.left()
      tab.page.end()
      await rest()
      const { screen, stored, isCached } = tab
      // Sent from a full disk, or the form was closed on one: the text is in the tab only.
      const isUnkept = !tab.page.form || (tab.page.isSending && tab.page.isUnkept)
      Object.assign(tab, { page: undefined, isCached: false, screen: {}, id: '', stored: undefined })
      if (state.isFull || state.isSlow || isCached || isUnkept) await giveUp({ screen, stored })
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
    async postByBrowser(tab: Tab, isRestored: boolean, decided: 'accept' | 'reply lost' | 'lost') {
      if (tab.page) return
      const reaction = server.isOffline() ? 'lost' : decided
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
      if (reaction === 'reply lost') unknowable.add(tab.id)
      if (tabs.some(({ page }) => page?.isSending)) postedIds.add(tab.id)
      if (reaction === 'accept') await thank(tab)
    },
    /** In the list of enquiries. */
    async edit(nth: number, field: string) {
      const { outbox, entry } = (await listed(nth)) ?? {}
      if (!outbox || !entry) return
      const before = textsOf(entry.body)
      const text = `${field}${++count}`
      clock.jump(1)
      const body = { ...before, [field]: text } as EnquiryBody
      // It may be deleted in the same moment.
      edited.add(text)
      // Its page may be left before the storage has answered.
      const former = before[field]
      const isNew = former !== undefined && !given.has(former)
      if (former) given.add(former)
      if ((await outbox.edit(entry.id, body, entry.revision)) !== 'queued') {
        if (isNew) given.delete(former)
        return
      }
      last[field] = text
      typed[field] = { at: latest(), form: {}, others: 0 }
    },
    /** In the list of enquiries. */
    async remove(nth: number) {
      const { outbox, entry } = (await listed(nth)) ?? {}
      if (!outbox || !entry) return removeSent(nth)
      // Its page may be frozen before the storage has answered.
      for (const text of [...valuesOf(textsOf(entry.body)), ...edited]) given.add(text)
      await outbox.remove(entry.id)
      // The traveller is told that it may have arrived.
      if (entry.attempted) for (const text of valuesOf(textsOf(entry.body))) resent.add(text)
    },
    /** In the list of enquiries: sends a parked one again, or as a new one, as the card offers. */
    async actOnParked() {
      const outbox = tabs.find((tab) => tab.page && !tab.isCached)?.page?.outbox
      const parked = (await outbox?.list())?.find(({ state }) => state === 'attention')
      if (!outbox || parked?.state !== 'attention') return
      if (parked.refusal?.status !== 422) return outbox.retry(parked.id)
      for (const text of valuesOf(textsOf(parked.body))) resent.add(text)
      await outbox.sendAsNew(parked.id)
    },
    /** The network and the disk work, every page is left, and what waits is sent. Returns what is wrong. */
    async finish(): Promise<string[]> {
      setSlow(false)
      state.isFull = false
      server.heal()
      await clock.pass(30_000)
      const { outbox: observer } = openPage({
        screen: {},
        id: '',
        stored: undefined,
        isCached: false,
      })
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
        if (!entry.attempted && leadOf(entry.id) && !unknowable.has(entry.id))
          faults.push(`has reached us unnoticed: ${entry.id}`)
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
