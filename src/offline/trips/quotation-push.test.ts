import { afterEach, expect, test, vi } from 'vitest'
import { SERVER_MARK } from '../../contract/server-mark.ts'
import { setLanguage } from '../../language/current.ts'
import { enquiries } from '../../language/hi/enquiries.ts'
import { stopNotifyingOf } from './quotation-push.ts'

const receipt = { id: '5f0c2a52-6d2b-4bb5-8b1e-0a3c2f1d4e5f', reference: 'MM-1' }

afterEach(() => {
  setLanguage('en')
  vi.unstubAllGlobals()
})

/** A device that the server notifies. */
function notifiedDevice(answer: () => Promise<Response>) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', { getItem: () => 'https://push.example.com/x' })
  vi.stubGlobal('fetch', answer)
}

test('a failure is said in the language of the page', async () => {
  setLanguage('hi', { enquiries })
  notifiedDevice(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(stopNotifyingOf(receipt)).rejects.toThrow(enquiries.pushUnreachable)
  const refused = { status: 429, headers: SERVER_MARK }
  notifiedDevice(async () => Response.json({ message: 'Too many requests.' }, refused))
  await expect(stopNotifyingOf(receipt)).rejects.toThrow(enquiries.pushFailed)
})
