import { beforeEach, describe, expect, it } from 'vitest'
import { longEnquiry } from '../../tests/support/enquiries.ts'
import { type FakeDevice, fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, unreachable } from '../../tests/support/fake-fetch.ts'

const DAY_MS = 86_400_000
let device: FakeDevice

beforeEach(() => {
  device = fakeDevice(fakeFetch(unreachable).fetch)
})

/** `at`: when each field was typed; all of them at 1. */
const draft = (values: Record<string, string>, id = 'a', at: Record<string, number> = {}) => {
  const typedAt = { ...Object.fromEntries(Object.keys(values).map((field) => [field, 1])), ...at }
  return { key: 'home', id, values, typedAt, updatedAt: Math.max(...Object.values(typedAt)) }
}

describe('one form in two tabs', () => {
  it('is one draft with one id', async () => {
    const [one, two] = [device.tab(), device.tab()]
    await one.drafts.save(draft({ name: 'Asha' }, 'first'))
    expect(await two.drafts.save(draft({ contact: '98' }, 'second'))).toMatchObject({
      id: 'first',
      values: { name: 'Asha', contact: '98' },
    })
  })

  it('keeps what each tab typed, and what each deleted stays deleted', async () => {
    const { drafts } = device.tab()
    await drafts.save(draft({ name: 'Asha', email: 'asha@example.com' }))
    // Both tabs restored it; one adds a number, the other deletes the e-mail.
    await drafts.save(draft({ name: 'Asha', email: 'asha@example.com', contact: '98' }, 'a', { contact: 2 }))
    await drafts.save(draft({ name: 'Asha' }, 'a', { email: 3 }))
    expect((await drafts.load('home'))?.values).toEqual({ name: 'Asha', contact: '98' })
  })

  it('has the later text of each field, in whichever order it is stored', async () => {
    const { drafts } = device.tab()
    await drafts.save(draft({ name: 'Asha Rao', email: 'a@example.com' }, 'a', { name: 5 }))
    await drafts.save(draft({ name: 'Asha', email: 'asha@example.com' }, 'a', { name: 4, email: 6 }))
    expect((await drafts.load('home'))?.values).toEqual({ name: 'Asha Rao', email: 'asha@example.com' })
  })

  it('takes the id that may have arrived, and first that of what was refused', async () => {
    const { drafts } = device.tab()
    await drafts.save(draft({ name: 'Asha' }, 'first'))
    expect(await drafts.save({ ...draft({ name: 'Asha' }, 'second'), attempted: true })).toMatchObject({
      id: 'second',
      attempted: true,
    })
    const third = { ...draft({ name: 'Asha' }, 'third'), correcting: true }
    expect(await drafts.save(third)).toMatchObject({ id: 'third', correcting: true })
    expect(await drafts.save(draft({ name: 'Asha' }, 'fourth'))).toMatchObject({
      id: 'third',
      correcting: true,
    })
  })

  it('gets only what was typed since, where the stored one is of another enquiry', async () => {
    const { drafts } = device.tab()
    await drafts.save(draft({ email: 'asha@example.com' }, 'second', { email: 3 }))
    const typed = draft({ name: 'Asha', contact: '98' }, 'first', { contact: 4 })
    const before = { name: { value: 'Asha', at: 1 } }
    expect(await drafts.save(typed, before)).toMatchObject({
      id: 'second',
      values: { email: 'asha@example.com', contact: '98' },
    })
    expect((await drafts.load('home'))?.values).not.toHaveProperty('name')
  })

  it('gets all of the text where it becomes the enquiry that was refused', async () => {
    const { drafts } = device.tab()
    await drafts.save(draft({ destination: 'Kerala' }, 'second', { destination: 3 }))
    const corrected = draft({ name: 'Asha', email: 'asha@example.com' }, 'first', { name: 4 })
    const before = { email: { value: 'asha@example.com', at: 1 } }
    expect(await drafts.save({ ...corrected, correcting: true }, before)).toMatchObject({
      id: 'first',
      values: { name: 'Asha', email: 'asha@example.com', destination: 'Kerala' },
    })
  })

  it('of an earlier release has one time for all its fields', async () => {
    const { drafts } = device.tab()
    await drafts.save({
      key: 'home',
      id: 'a',
      values: { name: 'Asha', email: 'a@example.com' },
      updatedAt: 5,
    })
    await drafts.save(draft({ name: 'Asha Rao', email: 'b@example.com' }, 'a', { name: 6, email: 4 }))
    expect((await drafts.load('home'))?.values).toEqual({ name: 'Asha Rao', email: 'a@example.com' })
  })
})

describe('drafts', () => {
  it('expire after 90 days of plausible time, and not because the clock jumped', async () => {
    const { drafts, drain } = device.tab()
    await drain()
    await drafts.save(draft({ name: 'Asha' }))
    device.clock.jump(3_650 * DAY_MS)
    await drain()
    expect(await drafts.load('home')).toBeDefined()
    device.clock.jump(-3_650 * DAY_MS)
    await drain()
    for (let day = 0; day < 60; day++) {
      device.clock.jump(DAY_MS)
      await drain()
    }
    expect(await drafts.load('home')).toBeUndefined()
  })

  it('are listed, and removed with the record of what was sent, but never with what was not', async () => {
    const outbox = device.tab()
    await outbox.drafts.save(draft({ name: 'Asha' }))
    const waiting = longEnquiry()
    void outbox.submit(waiting)
    await device.clock.pass(6_000)
    expect(await outbox.drafts.list()).toMatchObject([{ key: 'home' }])
    await outbox.clearSent()
    expect(await outbox.drafts.list()).toEqual([])
    expect(await outbox.list()).toMatchObject([{ id: waiting.id }])
  })

  it('are not called absent or deleted where storage does not answer', async () => {
    const { drafts } = device.tab()
    globalThis.indexedDB = undefined as never
    expect(await drafts.list()).toBeUndefined()
    expect(await drafts.clear('home')).toBe(false)
  })

  it('of changes to an enquiry go when it is deleted', async () => {
    const outbox = device.tab()
    const enquiry = longEnquiry()
    void outbox.submit(enquiry)
    await device.clock.pass(6_000)
    await outbox.drafts.save({ ...draft({ name: 'Asha' }), key: `edit:${enquiry.id}` })
    await outbox.remove(enquiry.id)
    expect(await outbox.drafts.list()).toEqual([])
  })
})
