import { useSyncExternalStore } from 'react'

/** What an enquiry popup is about; everything is optional, an empty topic is the plain form. */
export type EnquiryTopic = {
  /** Name of the place, as the form sends it (`Hong Kong`); it is filled in and locked. */
  destination?: string
  /** What was tapped: a package, a card, a travel style. */
  title?: string
  /** Name of an illustrated scene or path of a photo. */
  image?: string
  /** As the card showed it: `₹74,999 onwards`, `Starting from $499`. */
  pricing?: string
  info?: readonly string[]
  /** The short form asks five questions, the long one nine. */
  form?: 'long' | 'short'
  /** The modal's heading; `Plan Your Trip` unless told. */
  heading?: string
  /** Whether leaving by the backdrop asks first (spec 1 §4: all but the Australia modal do). */
  confirmClose?: boolean
}

let topic: EnquiryTopic | undefined
const listeners = new Set<() => void>()

/** Opens the enquiry popup over the page. */
export function openEnquiry(about: EnquiryTopic = {}): void {
  change(about)
}

/** Closes the popup; what was typed stays in its draft. */
export function closeEnquiry(): void {
  change(undefined)
}

/** What the popup is open for, or `undefined` while it is closed (always, on the server). */
export function useEnquiryTopic(): EnquiryTopic | undefined {
  return useSyncExternalStore(
    subscribe,
    () => topic,
    () => undefined,
  )
}

function change(next: EnquiryTopic | undefined): void {
  topic = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
