import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIELDS, REACTIONS } from '../support/draft-server.ts'
import { draftWorld } from '../support/draft-world.ts'
import { settle } from '../support/fake-clock.ts'
import { seed, trials } from '../support/trials.ts'

// Row 29: one form in several tabs: typed, reloaded, killed, kept in the back/forward cache, sent by the app or by the browser,
// refused, changed or deleted in the list, on a full disk and without a network, in any order.
// Kept: what was typed last into each field is in a lead, in the outbox, in a draft or on a screen. Once: what was typed once
// is in one lead, unless the traveller was told and sent it again. True: what is called sent is so.

const COUNT = trials(50)
const TABS = 2
// The same sequences each time, but for the soak: it looks for what only one of many thousands finds.
const SEED = process.env.TRIALS ? seed() : 1

const who = fc.nat({ max: TABS - 1 })
const field = fc.constantFrom(...FIELDS)
const often = fc.nat({ max: 3 }).map((one) => one > 0)
const seldom = often.map((isOften) => !isOften)
const at = <T extends string>(action: T) => fc.record({ do: fc.constant(action), who })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('open' as const),
      who,
      isRestored: often,
      early: seldom,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), who, field }) },
  { weight: 6, arbitrary: at('press' as const) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('empty' as const), who, field }) },
  { weight: 1, arbitrary: at('delete' as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      days: fc.constantFrom(-4000, -1, 1, 4000),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      nth: fc.nat({ max: 2 }),
      reaction: fc.constantFrom(...REACTIONS),
    }),
  },
  { weight: 2, arbitrary: at('leave' as const) },
  { weight: 1, arbitrary: at('close' as const) },
  { weight: 1, arbitrary: at('crash' as const) },
  { weight: 1, arbitrary: at('cache' as const) },
  { weight: 2, arbitrary: at('uncache' as const) },
  { weight: 1, arbitrary: at('show' as const) },
  { weight: 1, arbitrary: at('close form' as const) },
  { weight: 2, arbitrary: at('open form' as const) },
  { weight: 1, arbitrary: at('start over' as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      who,
      isRestored: often,
      reaction: fc.constantFrom('accept' as const, 'reply lost' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disk' as const), isFull: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('storage' as const), isSlow: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), isOffline: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('parked' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), nth: fc.nat({ max: 2 }), field }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), nth: fc.nat({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(100, 300, 2_000, 7_000) }),
  },
)
// How far things get before the next step.
const run = fc.array(fc.tuple(step, fc.oneof(fc.nat({ max: 12 }), fc.constant(60))), {
  minLength: 3,
  maxLength: 40,
})
type Step = typeof run extends fc.Arbitrary<(infer S)[]> ? S : never
// Most of them begin with one draft in both tabs, and with what makes it hard to keep.
const shared: Step[] = [
  [{ do: 'type', who: 0, field: FIELDS[0] }, 60],
  [{ do: 'type', who: 1, field: FIELDS[2] }, 60],
]
const press: Step = [{ do: 'press', who: 0 }, 60]
const answer = (reaction: (typeof REACTIONS)[number]): Step => [{ do: 'answer', nth: 0, reaction }, 60]
const full: Step = [{ do: 'disk', isFull: true }, 0]
const start = fc.constantFrom<Step[]>(
  [],
  shared,
  [...shared, [{ do: 'storage', isSlow: true }, 0]],
  [...shared, full],
  [...shared, full, press, answer('reply lost')],
  [...shared, press, answer('400')],
  [...shared, press, answer('reply lost')],
  [...shared, press, [{ do: 'press', who: 1 }, 60]],
  // Its id is used up.
  [
    ...shared,
    press,
    answer('reply lost'),
    [{ do: 'type', who: 1, field: FIELDS[3] }, 60],
    [{ do: 'press', who: 1 }, 60],
    [{ do: 'press', who: 1 }, 60],
    answer('accept'),
  ],
  [
    ...shared,
    [{ do: 'press', who: 1 }, 60],
    answer('reply lost'),
    [{ do: 'remove', nth: 0 }, 60],
    [{ do: 'network', isOffline: true }, 0],
  ],
  // It is deleted in the list, and another tab still has its form.
  ...(['400', 'reply lost'] as const).map((reaction): Step[] => [
    ...shared,
    press,
    answer(reaction),
    [{ do: 'remove', nth: 0 }, 60],
    [{ do: 'press', who: 1 }, 60],
    answer('400'),
  ]),
)

it(`keeps what is typed, once, in ${COUNT} sequences`, { timeout: 60_000 + COUNT * 400 }, async () => {
  await fc.assert(
    fc.asyncProperty(start, run, async (before, steps) => {
      expect(await play([...before, ...steps])).toEqual([])
    }),
    { seed: SEED, numRuns: COUNT },
  )
})

async function play(steps: Step[]): Promise<string[]> {
  const world = draftWorld(TABS)
  // Storage may fail; the step must not.
  const failed = (error: unknown) => {
    if (error instanceof TypeError) world.faults.push(String(error))
  }
  for (const [action, turns] of steps) {
    const tab = world.tabs['who' in action ? action.who : 0]
    if (!tab) continue
    if ('who' in action) await world.switchTo(tab)
    switch (action.do) {
      case 'open':
        await world.open(tab, action.isRestored, action.early)
        break
      case 'type':
        await world.type(tab, action.field)
        break
      case 'empty':
        await world.empty(tab, action.field)
        break
      case 'delete':
        await world.deleteDraft(tab)
        break
      case 'jump':
        world.clock.jump(action.days * 86_400_000)
        break
      case 'press':
        await world.press(tab)
        break
      case 'answer':
        world.answer(action.nth, action.reaction)
        break
      case 'leave':
        world.leave(tab)
        break
      case 'close':
        await world.close(tab)
        break
      case 'crash':
        await world.crash(tab)
        break
      case 'cache':
        await world.cache(tab)
        break
      case 'uncache':
        world.uncache(tab)
        break
      case 'show':
        break
      case 'close form':
        if (tab.page?.form && !tab.isCached) world.closeForm(tab)
        break
      case 'open form':
        world.openForm(tab)
        break
      case 'start over':
        world.startOver(tab)
        break
      case 'post':
        await world.postByBrowser(tab, action.isRestored, action.reaction)
        break
      case 'disk':
        world.setFull(action.isFull)
        break
      case 'storage':
        world.setSlow(action.isSlow)
        break
      case 'network':
        world.setOffline(action.isOffline)
        break
      case 'parked':
        void world.actOnParked().catch(failed)
        break
      case 'edit':
        void world.edit(action.nth, action.field).catch(failed)
        break
      case 'remove':
        void world.remove(action.nth).catch(failed)
        break
      case 'pass':
        await world.clock.pass(action.ms)
        break
    }
    await settle(turns)
  }
  return world.finish()
}
