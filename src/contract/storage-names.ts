/**
 * Every name under which the app stores something in a browser. CONTRIBUTING.md, "What is kept where", is the same list as a
 * table; a test compares the two. If a name changes, installed apps lose what they stored under the old one.
 */

/** IndexedDB. Unsent enquiries until they are delivered; receipts and drafts for 90 days. */
export const OUTBOX_DATABASE = 'outbox'

/** IndexedDB. Notes and calls of staff that were not sent yet, until they are delivered, deleted, or signed out of. */
export const DESK_OUTBOX_DATABASE = 'desk-outbox'

/** IndexedDB. Trips that the traveller keeps on this device, until they are removed, or withdrawn by the server. */
export const TRIPS_DATABASE = 'trips'

/** Caches of the service worker, beside Workbox's own precache of the release. */
/** Hashed files of the release before this one, until the next release: pages opened under it still ask for its chunks. */
export const PREVIOUS_RELEASE_CACHE = 'previous-release'
/** The catalogue, until a newer valid one arrives. */
export const CATALOGUE_CACHE = 'catalogue'
/** Pages as the server rendered them, at most 20, until the catalogue or the release changes. */
export const KEPT_PAGES_CACHE = 'kept-pages'
/** Pictures and videos for use without a network, until they are no longer listed or the traveller removes them. */
export const KEPT_MEDIA_CACHE = 'kept-media'
/** Other pictures that were seen, at most 200 and for 30 days. */
export const SEEN_PICTURES_CACHE = 'seen-pictures'
/** Caches that can be fetched again; deleted first when an enquiry needs the room. */
export const MEDIA_CACHES = [KEPT_MEDIA_CACHE, SEEN_PICTURES_CACHE] as const

/**
 * Cookie. A receipt's reference from a plain form post to /thankyou, for that page only: unlike an address, it cannot be
 * sent to other people.
 */
export const RECEIPT_COOKIE = 'receipt'
/** Cookie. The id that form was posted with, for the same page: the device may have its text as a draft. */
export const POSTED_ID_COOKIE = 'posted-id'

/**
 * Cookies, one for each account: proof that it has signed in with this browser before, for 180 days. They sign nobody in; guesses
 * from elsewhere cannot lock such a browser out.
 */
export const KNOWN_DEVICE_COOKIE = 'known-device'

/** localStorage: until the traveller or the member of staff changes it, or clears this device. */
export const LOCAL_KEYS = {
  /** Liked and saved reels, saved packages, packages that were viewed. */
  saved: 'saved',
  /** The source, medium and campaign that first led here; no address and no click id. */
  attribution: 'attribution',
  /** `en`, `hi` or `gu`: the language that was chosen; the installed app starts in it. */
  language: 'language',
  /** `off`: reels are not kept for use without a network. */
  keepReels: 'keep-reels',
  /** `off`: the trip videos have no one-letter shortcuts. */
  reelKeys: 'reel-keys',
  /** `off`: the inbox has no single-key shortcuts. */
  inboxKeys: 'desk-keys',
  /** `on`: a sound plays for new leads. */
  inboxSound: 'desk-sound',
  /** What a member of staff typed on leads and has not saved, at most 50 for 30 days; the sign-out deletes it. */
  leadDrafts: 'desk-drafts',
  /** The same of packages and of forms in Settings; apart, because earlier releases drop all drafts when one has a field that they do not know. */
  packageDrafts: 'desk-package-drafts',
  /** Id of the member of staff who turned push messages on here; another one does not inherit them. */
  pushUser: 'push-user',
  /** Ids of the enquiries whose quotation this device is notified of. */
  notifiedEnquiries: 'notified-enquiries',
  /** The push subscription's address that the server has for them; the browser may replace it at any time. */
  notifiedEndpoint: 'notified-endpoint',
  /** `yes`: the offer of push messages to staff was closed on this device. */
  pushOffered: 'push-offered',
} as const
export type LocalKey = (typeof LOCAL_KEYS)[keyof typeof LOCAL_KEYS]

/** sessionStorage: until the tab is closed. */
export const SESSION_KEYS = {
  /** The enquiry popup has opened by itself in this tab. */
  popupSeen: 'enquiry-popup-seen',
  /** The enquiry that a form is submitting, until its outcome was shown for a moment. */
  interruptedSubmit: 'enquiry-being-sent',
  /** What was being typed when the page was left, until the form opens again. */
  leavingDrafts: 'drafts-being-left',
  /** `yes`: the app has sent, or tried to send, an enquiry from this tab. */
  appEnquiry: 'enquiry-by-app',
  /** The receipt of the enquiry whose page was left by the link to another language. */
  linkedReceipt: 'linked-receipt',
  /** How often this tab has tried to recover from scripts that could not be loaded; counts for one minute. */
  recovery: 'recovery',
  /** Where each page of this tab was scrolled to. The router's own name (`storageKey` of @tanstack/router-core). */
  scrollPositions: 'tsr-scroll-restoration-v1_3',
} as const
export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS]
