import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../../state/create-store.ts'

/** The topic of an enquiry popup; every property is optional, and an empty topic opens the plain form. */
export type EnquiryTopic = {
  /** Name of the place, as the form sends it (`Hong Kong`); it is filled in and locked. */
  destination?: string | undefined
  /** Names the item that was tapped, where its price may change: see {@link useOpenEnquiry}. */
  item?: string | undefined
  /** The item that was tapped: a package, a card, or a travel style. */
  title?: string | undefined
  /** The choice as the lead shows it; the title by default. */
  about?: string | undefined
  /** Name of an illustrated scene or path of a photo. */
  picture?: string | undefined
  /** Frame the picture exists in; `wide` by default. */
  frame?: 'wide' | 'square'
  /** As the card showed it: `₹74,999 onwards`, `Starting from ₹64,999 for two`. */
  pricing?: string | undefined
  info?: readonly string[] | undefined
  /** The form with nine fields or the one with five; `long` by default. */
  form?: 'long' | 'short' | undefined
  /** The modal's heading; `Plan Your Trip` by default. */
  heading?: string | undefined
  /** Whether leaving by the backdrop asks first (spec 1 §4: all but the Australia modal do). */
  confirmClose?: boolean | undefined
}

const topic = createStore<EnquiryTopic | undefined>(undefined)
let opened = false

/** Opens the enquiry popup over the page. */
export function openEnquiry(about: EnquiryTopic = {}): void {
  opened = true
  topic.set(about)
}

/** Closes the popup; what was typed stays in its draft. */
export function closeEnquiry(): void {
  topic.set(undefined)
}

/** Has the popup, while it stays open, show what the page now has of its item: `present` is called with the item's name. */
export function useOpenEnquiry(present: (item: string) => Pick<EnquiryTopic, 'about' | 'pricing'>): void {
  useEffect(() => {
    const now = topic.get()
    if (now?.item === undefined) return
    const next = { ...now, ...present(now.item) }
    if (next.about !== now.about || next.pricing !== now.pricing) topic.set(next)
  })
}

/** Whether the popup has been open since the page was loaded, for whatever reason. */
export function wasEnquiryOpened(): boolean {
  return opened
}

/** What the popup is open for, or `undefined` while it is closed (always, on the server). */
export function useEnquiryTopic(): EnquiryTopic | undefined {
  return useSyncExternalStore(topic.subscribe, topic.get, () => undefined)
}
