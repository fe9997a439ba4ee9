import type { ManifestEntry } from './manifest.ts'

// What TypeScript's WebWorker library lacks: Background Sync (Chromium only), and the list the build puts in.
declare global {
  interface ServiceWorkerGlobalScope {
    __WB_MANIFEST: ManifestEntry[]
  }
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string
    /** The browser will not try this tag again. */
    readonly lastChance: boolean
  }
  interface PeriodicSyncEvent extends ExtendableEvent {
    readonly tag: string
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
    periodicsync: PeriodicSyncEvent
  }
}
