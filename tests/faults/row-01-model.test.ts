import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longBody, tripAnswer } from '../support/enquiries.ts'
import { settle } from '../support/fake-clock.ts'
import { type Actor, modelWorld, REACTIONS, rest } from '../support/model-world.ts'
import { seed, trials } from '../support/trials.ts'

// Row 1: lost replies, crashes, several tabs, clock jumps, edit, delete, send-as-new, id conflicts (422), a worker of
// another version, in any order.
// Kept: whatever was called saved is on the server, on the device, or visibly parked. Once: a wish is one lead, and one
// more each time the traveller sends it as a new one. True: what is said to be sent, changed or deleted is so.

const COUNT = trials(100)
const ACTORS = 4
const YEARS = 10 * 365 * 86_400_000

const who = fc.nat({ max: ACTORS - 1 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('drain' as const), who, shortenBackoff: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      nth: fc.nat({ max: 3 }),
      reaction: fc.constantFrom(...REACTIONS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('thaw' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), who, broken: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), who, nth: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), who, nth: fc.nat({ max: 5 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(500, 3_000, 21_000, 90_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(YEARS, -YEARS, 3_600_000, -3_600_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('announce' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('as new' as const), who, nth: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), who, nth: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), who }) },
)
// How far things get before the next step: this is what tears transactions and sends apart.
const run = fc.array(fc.tuple(step, fc.nat({ max: 12 })), { minLength: 4, maxLength: 70 })
type Step = typeof run extends fc.Arbitrary<(infer S)[]> ? S : never

it.each([true, false])(
  `keeps every enquiry, once, in ${COUNT} sequences (Web Locks: %s)`,
  { timeout: 60_000 + COUNT * 200 },
  async (webLocks) => {
    await fc.assert(
      fc.asyncProperty(run, fc.nat(), async (steps, dice) => {
        await play(steps, dice, webLocks)
      }),
      { seed: seed(), numRuns: COUNT },
    )
  },
)

async function play(steps: Step[], dice: number, webLocks: boolean): Promise<void> {
  let chance = dice
  const random = () => {
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31
    return chance / 2 ** 31
  }
  const world = modelWorld(random)
  const actors = Array.from({ length: ACTORS }, () => world.actor(webLocks))
  const at = (index: number) => actors[index] as Actor
  const wishes = new Map<string, string>()
  const toldSaved = new Set<string>()
  // By id: how often an edit was asked for, and the one that was said to be queued.
  const edits = new Map<string, { asked: number; queued?: number }>()
  const deletesAsked = new Set<string>()
  const deleted = new Set<string>()
  const announced: string[] = []

  const wishOf = (body: Record<string, unknown>) => String(body.name)
  const announce = (actor: Actor) =>
    void actor.outbox
      .takeUntracked()
      .then((taken) => taken && announced.push(wishOf(taken.body)))
      .catch(() => {})

  const submit = (actor: Actor) => {
    const wish = `wish ${wishes.size}`
    const id = `00000000-0000-4000-8000-${String(wishes.size + 1).padStart(12, '0')}`
    wishes.set(id, wish)
    // Every other wish is the answer to a quotation, each to one of its own.
    const isAnswer = wishes.size % 2 === 0
    const body = longBody({ name: wish })
    void actor.outbox
      .submit(isAnswer ? { ...tripAnswer(body, wish), id } : { id, kind: 'long', page: '/', body })
      .then((result) => {
        if (result.outcome === 'delivered') expect(world.leads.has(result.id)).toBe(true)
        if (result.saved) toldSaved.add(result.id)
      })
  }

  for (const [action, turns] of steps) {
    switch (action.do) {
      case 'submit':
        submit(at(action.who))
        break
      case 'drain':
        at(action.who)
          .outbox.drain({ shortenBackoff: action.shortenBackoff })
          .catch(() => {})
        break
      case 'answer':
        world.answer(action.nth, action.reaction)
        break
      case 'crash':
        // A killed tab, or a worker replaced by a new release: a new one takes its place.
        at(action.who).crash()
        actors[action.who] = world.actor(webLocks)
        break
      case 'freeze':
        at(action.who).freeze()
        break
      case 'thaw':
        at(action.who).thaw()
        break
      case 'storage':
        at(action.who).breakStorage(action.broken)
        break
      case 'edit': {
        const [id, wish] = [...wishes][action.nth] ?? []
        if (!id || !wish) break
        const edit = edits.get(id) ?? { asked: 0 }
        edits.set(id, edit)
        const pax = 3 + edit.asked++
        at(action.who)
          .outbox.edit(id, longBody({ name: wish, pax }))
          .then((result) => {
            if (result === 'queued') edit.queued = pax
          })
          .catch(() => {})
        break
      }
      case 'as new': {
        const [id] = [...wishes][action.nth] ?? []
        if (!id) break
        const { outbox } = at(action.who)
        // As on the card: only where the server said that the id belongs to another enquiry.
        outbox
          .get(id)
          .then((entry) =>
            entry?.state === 'attention' && entry.refusal?.status === 422 ? outbox.sendAsNew(id) : undefined,
          )
          .catch(() => {})
        break
      }
      case 'delete': {
        const [id] = [...wishes][action.nth] ?? []
        if (!id) break
        deletesAsked.add(id)
        const { outbox } = at(action.who)
        outbox
          .get(id)
          .then(async (entry) => {
            if (!entry) return
            await outbox.remove(id)
            deleted.add(id)
          })
          .catch(() => {})
        break
      }
      case 'release':
        // A newer release takes an actor's place; the others are still the older one.
        await world.install()
        at(action.who).crash()
        actors[action.who] = world.actor(webLocks)
        break
      case 'retry': {
        const [id] = [...wishes][action.nth] ?? []
        if (id)
          at(action.who)
            .outbox.retry(id)
            .catch(() => {})
        break
      }
      case 'pass':
        await world.clock.pass(action.ms)
        break
      case 'jump':
        world.clock.jump(action.ms)
        break
      case 'announce':
        announce(at(action.who))
        break
    }
    // No look at the promises here: reading would let everything under way come to rest. What is lost stays lost.
    await settle(turns)
  }

  // The network is back and the app is opened; frozen tabs stay frozen, with whatever they hold.
  world.heal()
  const observer = world.actor(webLocks)
  const latestId = (id: string): string => {
    for (const [next, before] of world.renames) if (before === id) return latestId(next)
    return id
  }
  const keptEverywhere = async () => {
    const entries = new Map((await observer.outbox.list()).map((entry) => [entry.id, entry]))
    for (const id of toldSaved) {
      if (deletesAsked.has(id)) continue
      const latest = latestId(id)
      expect(world.leads.has(latest) || entries.has(latest), `${wishes.get(id)} is nowhere`).toBe(true)
    }
    for (const entry of entries.values()) {
      if (entry.state === 'sent') expect(world.leads.has(entry.id), 'said sent, but is not').toBe(true)
    }
    return entries
  }

  for (let minute = 0; minute < 40; minute++) {
    observer.outbox.drain({ shortenBackoff: true }).catch(() => {})
    await world.clock.pass(60_000)
    const entries = await keptEverywhere()
    if ([...entries.values()].every((entry) => entry.state === 'sent' || entry.state === 'attention')) break
  }
  const entries = await keptEverywhere()
  for (const entry of entries.values()) expect(['sent', 'attention']).toContain(entry.state)
  for (const id of toldSaved) {
    if (deletesAsked.has(id)) continue
    const latest = latestId(id)
    expect(
      world.leads.has(latest) || entries.get(latest)?.state === 'attention',
      `${wishes.get(id)} was not sent`,
    ).toBe(true)
  }
  for (const id of deleted) expect(entries.has(id), `${wishes.get(id)} came back to life`).toBe(false)
  for (const [id, { asked, queued }] of edits) {
    if (asked !== 1 || queued === undefined || deletesAsked.has(id)) continue
    const entry = entries.get(latestId(id))
    const held = [
      JSON.parse(world.leads.get(latestId(id)) ?? '{}'),
      entry && 'body' in entry ? entry.body : {},
    ]
    expect(
      held.map(({ pax }) => pax),
      `the change to ${wishes.get(id)} is lost`,
    ).toContain(queued)
  }

  const leadsOf = new Map<string, number>()
  for (const body of world.leads.values()) {
    const wish = wishOf(JSON.parse(body))
    leadsOf.set(wish, (leadsOf.get(wish) ?? 0) + 1)
  }
  for (const [id, wish] of wishes) {
    let sentAsNew = 0
    for (let latest = id; latest !== latestId(id); sentAsNew++)
      latest = [...world.renames].find(([, before]) => before === latest)?.[0] ?? ''
    expect(leadsOf.get(wish) ?? 0, `${wish} became too many leads`).toBeLessThanOrEqual(1 + sentAsNew)
  }
  for (let i = 0; i <= entries.size; i++) {
    announce(observer)
    await rest()
  }
  for (const wish of new Set(announced)) {
    expect(Number(wish.split(' ')[1]) % 2, 'an answer was announced').toBe(0)
    const times = announced.filter((one) => one === wish).length
    expect(times, `${wish} was announced twice`).toBeLessThanOrEqual(leadsOf.get(wish) ?? 0)
  }
}
