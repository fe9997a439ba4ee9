import { SESSION_KEYS } from '../../contract/storage-names.ts'
import { openTabDrafts } from '../../outbox/tab-drafts.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'

/** Those of this tab, in sessionStorage, which is written at once. */
export const tabDrafts = openTabDrafts({
  read: () => parseStored(readSession(SESSION_KEYS.leavingDrafts)),
  write: (drafts) => writeSession(SESSION_KEYS.leavingDrafts, drafts && JSON.stringify(drafts)),
})
