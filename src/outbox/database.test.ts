import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { openDatabase, pauseDatabases, resumeDatabases, type Transaction } from './database.ts'

afterEach(resumeDatabases)

const write = (note: string) => async (tx: Transaction) => {
  await tx.objectStore('meta').put(note, 'note')
}
const read = (tx: Transaction) => tx.objectStore('meta').get('note')

it('leaves no transaction behind that blocks other pages while its own is paused, and runs it again afterwards', async () => {
  const name = 'paused'
  const page = openDatabase({ name })
  await page.run('strict', write('first'))

  let begun = 0
  const changed = page.run('strict', async (tx) => {
    begun += 1
    const before = await read(tx)
    if (begun === 1) pauseDatabases()
    await tx.objectStore('meta').put(`${before} and second`, 'note')
  })
  await expect.poll(() => begun).toBe(1)

  // Another page: a connection that is not affected by the pause.
  const other = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const seen = await new Promise((resolve) => {
    const request = other.transaction('meta', 'readwrite').objectStore('meta').get('note')
    request.onsuccess = () => resolve(request.result)
  })
  expect([seen, begun]).toEqual(['first', 1])
  other.close()

  resumeDatabases()
  await changed
  expect(begun).toBe(2)
  expect(await page.run('relaxed', read)).toBe('first and second')
})

it('commits what was completely written, even when the page is paused before the commit is reported', async () => {
  const page = openDatabase({ name: 'committed' })
  const { commit } = IDBTransaction.prototype
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    commit.call(this)
    pauseDatabases()
  })
  await page.run('strict', write('kept'))
  resumeDatabases()
  expect(await page.run('relaxed', read)).toBe('kept')
})
