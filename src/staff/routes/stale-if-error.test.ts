import { expect, it } from 'vitest'
import { StaffApiError } from '../ui/staff-api.ts'
import { staleIfError } from './stale-if-error.ts'

const at = (href: string, cause = 'stay') => ({ cause, location: { href } })

function failing(status: number) {
  let isReached = true
  const load = staleIfError(async ({ location }: ReturnType<typeof at>) => {
    if (!isReached) throw new StaffApiError(status, 'No.')
    return location.href
  })
  return { load, fail: () => (isReached = false) }
}

it.each([0, 502, 503, 504])(
  'keeps what an open page shows when it cannot be loaded again: %i',
  async (status) => {
    const { load, fail } = failing(status)
    await load(at('/admin/board', 'enter'))
    fail()
    expect(await load(at('/admin/board'))).toBe('/admin/board')
    // Another page, or one that is opened anew, says what is wrong.
    await expect(load(at('/admin/board?whose=all'))).rejects.toThrow('No.')
    await expect(load(at('/admin/board', 'enter'))).rejects.toThrow('No.')
  },
)

it('keeps what does not depend on the address also at another one', async () => {
  let isReached = true
  const load = staleIfError(
    async () => {
      if (!isReached) throw new StaffApiError(0, 'No.')
      return 'views'
    },
    () => 'inbox',
  )
  await load(at('/admin/leads', 'enter'))
  isReached = false
  expect(await load(at('/admin/leads?status=new'))).toBe('views')
  await expect(load(at('/admin/leads', 'enter'))).rejects.toThrow('No.')
})

it.each([401, 404, 410])('shows what the server answers: %i', async (status) => {
  const { load, fail } = failing(status)
  await load(at('/admin/board', 'enter'))
  fail()
  await expect(load(at('/admin/board'))).rejects.toThrow('No.')
})
