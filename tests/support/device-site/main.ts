import { applyUpdate, updateReady } from '../../../src/offline/app/updates.ts'
import { deviceOutbox } from '../../../src/offline/outbox/device-outbox.ts'
import { openDraftKeeper } from '../../../src/offline/outbox/draft-keeper.ts'
import { start } from '../../../src/offline/start.ts'
import type { QueuedEntry, SubmitOptions, SubmitResult } from '../../../src/outbox/types.ts'

/** The test API of the page. */
const device = {
  release: import.meta.env.VITE_RELEASE as string,
  outbox: deviceOutbox(),
  openDraftKeeper,
  applyUpdate,
  updateReady,
  /** Loads a chunk of this release that nothing has loaded yet. */
  loadLater: () => import('./later.ts').then(({ later }) => later()),
  /** Submits an enquiry with invented data, and returns what the form would show. */
  submit: (id: string, options: SubmitOptions & { body?: QueuedEntry['body'] } = {}): Promise<SubmitResult> =>
    deviceOutbox().submit(
      {
        id,
        kind: 'long',
        page: location.pathname,
        body: {
          name: 'Asha Rao',
          contact: '9800000001',
          email: 'asha@example.com',
          destination: 'Bali',
          departure_city: 'Mumbai',
          travel_date: '2027-02-14',
          bookingTime: 'this-month',
          pax: 2,
          child: 1,
          sourceDomain: location.href,
          ...options.body,
        },
      },
      options,
    ),
}
export type DevicePage = typeof device

declare global {
  interface Window {
    device: DevicePage
  }
}
window.device = device
// A page that only observes registers no triggers for sending.
if (!location.search.includes('passive'))
  start({ onPage: () => {}, open: () => {}, openedAt: location.href, offerUpdate: () => {} })
