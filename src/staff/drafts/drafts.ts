import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { LOCAL_KEYS, type LocalKey } from '../../contract/storage-names.ts'
import { isId } from '../../outbox/new-id.ts'
import { createStore } from '../../state/create-store.ts'
import { parseStored, readLocal, writeLocal } from '../../state/web-storage.ts'

// What a member of staff typed on a lead's page, as a new lead, in a package, or in Settings, and has not saved, kept on this device. It is
// read again at each use, because other tabs write it as well.

export const DRAFT_AGE_MS = 30 * 86_400_000
/** The most that a draft ages between two writes: if the clock jumps ten years, none ages by ten years. */
const MAX_STEP_MS = 7 * 86_400_000

const DRAFT_FIELDS = [
  'note',
  'follow-up',
  'lost-reason',
  'details',
  'booked-amount',
  'call-note',
  'call-time',
  'new-lead',
  'quotation',
  'template',
  'package',
  'settings',
] as const
/** In place of the id of a lead that is being written down, of which each person has one at a time. */
export const NEW_LEAD = 'new'

/** In place of the id of a lead: all that are selected in the inbox. */
export const SELECTED_LEADS = 'selected'

/** Whose draft it is, and which field of which lead it belongs to; of Settings, `leadId` names the form. */
export type DraftPlace = {
  userId: string
  leadId: string
  field: (typeof DRAFT_FIELDS)[number]
}

/** What a text was typed over: the version of the lead, and the number of the last event in its history. */
const SeenSchema = v.object({ version: v.number(), event: v.number() })
export type Seen = v.InferOutput<typeof SeenSchema>

const DraftsSchema = v.array(
  v.object({
    userId: v.string(),
    leadId: v.string(),
    /** Any field name is allowed, so that drafts of a newer release are still there after a rollback and update. */
    field: v.string(),
    text: v.string(),
    /** Of a value of a lead that others may change; absent in drafts of an earlier release. */
    seen: v.optional(SeenSchema),
    /** The clock when its age was last stored, epoch ms; earlier releases take it for the time of the last key press. */
    at: v.number(),
    /** Plausible time since it was last typed in, ms; absent in drafts just typed and in those of an earlier release. */
    age: v.optional(v.number()),
  }),
)
type Draft = v.InferOutput<typeof DraftsSchema>[number]

const failing = createStore(false)
/** The fields on the screen whose text could not be kept. */
let failed: readonly DraftPlace[] = []

/** Whether something that was typed could not be kept, because the device's storage is full or denied. */
export function useKeepingFails(): boolean {
  return useSyncExternalStore(failing.subscribe, failing.get, failing.get)
}

/** No longer counts what could not be kept of this field: it was saved, or has left the screen. */
export function forgetFailure(place: DraftPlace): void {
  setFailed(failed.filter((one) => !isAt(place, one)))
}

/** {@link forgetFailure} once the form of this place is closed. */
export function useFailureUntilClosed({ userId, leadId, field }: DraftPlace): void {
  useEffect(() => () => forgetFailure({ userId, leadId, field }), [userId, leadId, field])
}

/** The text that was typed there and not saved; empty without one. */
export function readDraft(place: DraftPlace): string {
  return readDrafts().find((draft) => isAt(place, draft))?.text ?? ''
}

/** What the text that is kept there was typed over. */
export function readSeen(place: DraftPlace): Seen | undefined {
  return readDrafts().find((draft) => isAt(place, draft))?.seen
}

/** Keeps a text with what it was typed over, or removes the draft when nothing is left of it; returns whether that worked. */
export function keepDraft(place: DraftPlace, text: string, seen?: Seen): boolean {
  const others = readDrafts().filter((draft) => !isAt(place, draft))
  const { userId, leadId, field } = place
  const isKept = writeDrafts(
    text.trim() === ''
      ? others
      : [{ userId, leadId, field, text, ...(seen && { seen }), at: Date.now() }, ...others],
  )
  forgetFailure(place)
  if (!isKept && text.trim() !== '') setFailed([...failed, place])
  return isKept
}

/** Removes the draft if it is still this text: what was typed meanwhile, also in another tab or on a full disk, stays what it is. */
export function dropDraft(place: DraftPlace, text: string): void {
  if (readDraft(place) === text) writeDrafts(readDrafts().filter((draft) => !isAt(place, draft)))
}

/** Keeps a text again that was dropped too early, unless something was typed meanwhile. */
export function restoreDraft(place: DraftPlace, text: string, seen?: Seen): void {
  if (text !== '' && readDraft(place) === '') keepDraft(place, text, seen)
}

/** {@link keepDraft} for a form that may be open in several tabs: it removes only what this one has read or kept. */
export function openOwnDraft(place: DraftPlace): (text: string) => void {
  let own = readDraft(place)
  return (text) => {
    if (text === '' && readDraft(place) !== own) forgetFailure(place)
    else if (keepDraft(place, text)) own = text
  }
}

/** In how many fields this person typed what is not saved, also where it could not be kept. */
export function countDrafts(userId: string): number {
  const kept = readDrafts()
  const lost = failed.filter((place) => !kept.some((draft) => isAt(place, draft)))
  return [...kept, ...lost].filter((one) => one.userId === userId).length
}

/** The ids of the leads that something was typed about. */
export function leadsWithDrafts(): string[] {
  const ids = readDrafts()
    .filter((draft) => !isPackage(draft) && draft.field !== 'template')
    .map(({ leadId }) => leadId)
  return [...new Set(ids)].filter(isId)
}

/** Deletes what other people typed on this device, and what is too old. */
export function keepOnlyDraftsOf(userId: string): void {
  writeDrafts(readDrafts().filter((draft) => draft.userId === userId))
}

/** Deletes what anybody typed about a lead. */
export function deleteDraftsOfLead(leadId: string): void {
  writeDrafts(readDrafts().filter((draft) => draft.leadId !== leadId))
}

/** What anybody typed into this field, of any lead. */
export function draftTexts(field: DraftPlace['field']): string[] {
  return readDrafts().flatMap((draft) => (draft.field === field ? [draft.text] : []))
}

/** Changes the texts of this field, of anybody and of any lead; those of which nothing is left are deleted. */
export function editDrafts(field: DraftPlace['field'], edit: (text: string) => string): void {
  const drafts = readDrafts().map((draft) =>
    draft.field === field ? { ...draft, text: edit(draft.text) } : draft,
  )
  writeDrafts(drafts.filter(({ text }) => text !== ''))
}

/** Deletes what a person typed on this device, at the sign-out; another one may have signed in since. */
export function deleteDraftsOf(userId: string): void {
  writeDrafts(readDrafts().filter((draft) => draft.userId !== userId))
  setFailed(failed.filter((place) => place.userId !== userId))
}

function setFailed(places: readonly DraftPlace[]): void {
  failed = places
  failing.set(places.length > 0)
}

function isAt({ userId, leadId, field }: DraftPlace, draft: Pick<Draft, keyof DraftPlace>): boolean {
  return draft.userId === userId && draft.leadId === leadId && draft.field === field
}

/** Newest first. */
function readDrafts(): Draft[] {
  return [LOCAL_KEYS.leadDrafts, LOCAL_KEYS.packageDrafts].flatMap(readFrom)
}

function readFrom(key: LocalKey): Draft[] {
  const stored = v.safeParse(DraftsSchema, parseStored(readLocal(key)))
  return stored.success ? stored.output.map(aged).filter(({ age }) => age < DRAFT_AGE_MS) : []
}

function aged(draft: Draft) {
  const now = Date.now()
  const step = Math.min(Math.max(now - draft.at, 0), MAX_STEP_MS)
  return { ...draft, at: now, age: (draft.age ?? 0) + step }
}

function isPackage({ field }: Draft): boolean {
  return field === 'package' || field === 'settings'
}

/** Whether all of them are kept. */
function writeDrafts(drafts: Draft[]): boolean {
  // Earlier releases drop all drafts beside those of a field that they do not know, but not in this place.
  const packages = writeTo(LOCAL_KEYS.packageDrafts, drafts.filter(isPackage))
  return (
    writeTo(
      LOCAL_KEYS.leadDrafts,
      drafts.filter((draft) => !isPackage(draft)),
    ) && packages
  )
}

// As many as the device's storage takes: where it is full, what was kept before stays, and the user is told.
function writeTo(key: LocalKey, drafts: Draft[]): boolean {
  return writeLocal(key, drafts.length > 0 ? JSON.stringify(drafts) : undefined)
}
