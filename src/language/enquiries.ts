import { messagesOf } from './current.ts'

/** The enquiries of this device: their states, the confirmation after sending, drafts, and when they are sent. */
export const enquiries = {
  states: {
    waiting: 'Waiting to send',
    sending: 'Sending',
    sent: 'Sent',
    attention: 'Needs your attention',
  },
  title: 'Your enquiries',
  lead: 'Enquiries from this device stay on it until they have reached us, even without a network. Here you see the status of each one.',
  noScript: 'Without JavaScript, your enquiries go directly to us and are not listed here.',
  list: 'Enquiries of this device',
  loading: 'Loading your enquiries',
  emptyTitle: 'No enquiries on this device',
  emptyText: 'Choose a trip and send us an enquiry. You can do this without a network too.',
  findHoliday: 'Find a holiday',
  noStorageTitle: "This browser's storage cannot be read",
  noStorageText:
    'The browser may be in private mode, or its storage may be full or switched off. Your enquiries then go directly to us, which needs a network, and are not listed here.',
  install: 'Install',
  hintInAppTitle: 'You are inside another app,',
  hintInApp: (address: string) =>
    `which may delete what is kept here when you close it. Open ${address} in your own browser: tap the menu (⋯ or ⋮) and choose “Open in browser”. What waits here is sent only from here: keep this page open until then.`,
  hintTitle: 'Install the app',
  hint: 'to open your enquiries from the home screen. The browser is then less likely to delete what is stored here.',
  hintIos:
    'for your next enquiries. On iPhone and iPad it keeps a list of its own: what waits here is sent only from here.',
  howToInstall: 'How to install it',
  pushDenied:
    'We cannot notify this device when your quotation is ready: notifications of this site are blocked in the settings of the browser.',
  pushInstall:
    'On iPhone and iPad, we can notify you only of quotations for enquiries that you send from the installed app.',
  pushFailed: 'This could not be done. Please try again.',
  pushUnreachable: 'We could not be reached. Please try again when you have a network.',
  pushOn: 'This device is notified when your quotation is ready. The message shows no name, place or amount.',
  pushOff: 'A message on this device, without your name, a place or an amount. You can turn it off here.',
  doNotNotify: 'Do not notify me',
  notify: 'Notify me when my quotation is ready',
  talkToUs: 'Talk to us',
  officeHours: (hours: string) => `Our office hours are ${hours} (Indian time).`,
  hello: 'Hello, I would like to plan a trip.',
  it: 'It',
  eachWaiting: 'Each waiting enquiry',
  whatWaits: 'Everything that is waiting',
  sentWhenClosed: (what: string, device: string) =>
    `${what} is sent automatically when there is a network, usually also after you close this page. If it has not been sent after a day, open this site again on this ${device}, in the same browser or app.`,
  sentWhenOpen: (what: string, device: string) =>
    `${what} is sent while this page is open and there is a network. If you close the page before that, open this site again on this ${device}, in the same browser or app, when you have a network: it is sent then.`,
  sevenDays:
    'Safari deletes what this site keeps after seven days without a visit: open it again within a week.',
  privateWindow:
    'In a private window, keep the window open until it is sent: closing it deletes the enquiry.',
  littleSpace: 'This browser may delete it when the device runs out of space.',
  yourNumber: 'the number in your enquiry',
  callBack: (number: string, hours: string) =>
    `Our sales team calls you on ${number} during office hours: ${hours} (Indian time).`,
  caller: (phone: string) =>
    `Our number is ${phone}. The call may also come from the phone of the person who handles your enquiry.`,
  aboutReference: (reference: string) => `Hello, I am writing about my enquiry ${reference}.`,
  aboutEntry: (reference: string, title: string) =>
    `Hello, I am writing about my enquiry ${reference}: ${title.toLowerCase()}.`,
  flightTo: (place: string) => `Flight to ${place}`,
  tripTo: (place: string) => `A trip to ${place}`,
  tripSomewhere: 'A trip somewhere new',
  errorNetwork: 'No answer came back at the last attempt.',
  errorTimeout: 'The network was too slow at the last attempt.',
  errorUnrecognised:
    'At the last attempt something else answered instead of our server, for example the sign-in page of a Wi-Fi network.',
  errorStatus: 'Our server could not accept it at the last attempt.',
  nextWithNetwork: 'It is sent as soon as there is a network.',
  nextMoment: 'Next attempt in a moment.',
  nextSoon: 'Next attempt in less than a minute.',
  nextMinute: 'Next attempt in about a minute.',
  nextMinutes: (count: number) => `Next attempt in about ${count} minutes.`,
  nextHour: 'Next attempt in about an hour.',
  nextHours: (count: number) => `Next attempt in about ${count} hours.`,
  reference: 'Reference',
  travelDate: 'Travel date',
  written: 'Written',
  received: 'Received',
  sentCallBack: (hours: string) =>
    `Our sales team has this enquiry and calls during office hours: ${hours} (Indian time). If we have not called you yet, call us or send a WhatsApp message with the reference.`,
  waitingCallBack: 'We can call you only after it has reached us.',
  whatYouWrote: 'What you wrote',
  edit: 'Edit',
  retry: 'Retry now',
  sendAsNew: 'Send as a new enquiry',
  copy: 'Copy',
  copied: 'Copied.',
  cannotCopy: 'This browser does not let us copy.',
  delete: 'Delete',
  keepIt: 'Keep it',
  deleteTitle: 'Delete this enquiry?',
  deleteSent: 'Our team has it and will answer. It is removed only from this list.',
  deleteAttempted:
    'We have not confirmed it, but an attempt may have reached us. In that case we answer it. If you delete it, it is not sent again.',
  deleteUnsent: 'It has not reached us. If you delete it, it is lost.',
  deleted: 'The enquiry is deleted.',
  storageFails: "This device's storage does not answer. Please try again.",
  editTitle: 'Edit your enquiry',
  changedMeanwhile:
    'This enquiry was changed in another tab in the meantime. Press the button again to put this version in its place.',
  sentMeanwhile:
    'The first version has reached us in the meantime. Press the button again to send this one as a new enquiry.',
  goneMeanwhile:
    'This enquiry was deleted in another tab in the meantime. Press the button again to send this one as a new enquiry.',
  trying: 'Trying to send it now.',
  wasSent: (title: string, reference: string) => `${title} was sent. The reference is ${reference}.`,
  needsAttention: (title: string) => `${title} needs your attention.`,
  wasNotSent: (title: string, reason: string) => `${title} was not sent. ${reason}`,
  newer: 'Written with a newer version of the app',
  newerText:
    'This version of the app cannot show or send it. It is kept on this device and will be sent when the app is updated. We may not have it yet: to talk to us now, call or send a WhatsApp message.',
  newerEntry: 'An enquiry or an answer',
  newerState: 'Waiting for an update',
  damaged: 'Cannot be read',
  damagedText:
    'These are kept on this device, but they are damaged and cannot be sent. We may not have them: please send a new enquiry, call, or send a WhatsApp message.',
  damagedOne:
    'It is kept on this device, but it is damaged and cannot be sent. We may not have it: please send a new enquiry, call, or send a WhatsApp message.',
  damagedState: 'Will not be sent',
  drafts: 'Drafts, not sent',
  draftsText: 'Stored only on this device, and deleted after 90 days.',
  lastTyped: 'Last typed',
  draftAttempted: 'It may have reached us.',
  continue: 'Continue',
  deleteDraft: 'Delete draft',
  draftDeleted: 'The draft is deleted.',
  draftAnswer: (reference: string) => `An answer to quotation ${reference}`,
  draftEdit: 'Changes to an enquiry',
  draftOf: (name: string) => `Enquiry of ${name}`,
  draftEnquiry: 'An enquiry',
  yourReference: 'Your reference:',
  thankYouTitle: 'Thank you',
  thankYou: 'Thank you!',
  sentMessage: "Your message has been successfully sent to our team. We'll get back to you shortly!",
  next: 'What happens next',
  reachUs: 'To reach us earlier, call us or send a WhatsApp message with your reference.',
  savedOn: (device: string) => `Saved on this ${device}`,
  notSentYet: 'Your enquiry has not been sent yet.',
  notConfirmed: 'We cannot tell yet whether your enquiry has reached us: no confirmation has come back.',
  callAfterwards: 'We can call you only after the enquiry has reached us.',
  urgent: 'If it is urgent, call us or send your enquiry by WhatsApp.',
  helloSent: 'Hello, I have sent an enquiry on your website.',
  yourEnquiry: 'Your enquiry',
  askingNoScript: 'If you came here from one of our forms and saw no error, your enquiry has reached us.',
  askingUnsure: 'If you are not sure, please call or write to us.',
  attentionTitle: 'Your enquiry needs your attention',
  attentionText: (device: string) => `It is saved on this ${device}, but it could not be sent as it is.`,
  notWithUs: 'We do not have it yet.',
  seeNeeds: 'See what to do',
  unreadableTitle: 'We cannot tell whether it was sent',
  unreadableText: (device: string, hours: string) =>
    `The storage of this ${device} cannot be read at the moment, so we do not know whether your enquiry was sent. If it was, we call you during office hours: ${hours}. To be sure, open this page again later, or call or write to us now.`,
  goneTitle: 'This enquiry is not here',
  goneText: (device: string) =>
    `It is not stored on this ${device}. If it was deleted before it reached us, we do not have it.`,
  openedAlone:
    'The enquiries that are kept on this device, and whether they were sent, are in the list of your enquiries.',
  customerReviews: 'Customer reviews',
  writeToUs: 'Write to us',
  backHome: 'Back to Home',
}

/** The messages of {@link enquiries} in the document's language. */
export const enquiriesText = messagesOf('enquiries', enquiries)
