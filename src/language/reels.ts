import { messagesOf } from './current.ts'

/** The trip videos: their buttons and messages. What a video shows stays English. */
export const reels = {
  previous: 'Previous reel',
  next: 'Next reel',
  endTitle: 'Plan your own trip',
  endLead: 'Packages for the places in the videos.',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  positionIn: (title: string) => `Position in ${title}`,
  atStart: 'At the start',
  seconds: (at: string, of: string) => `${at} of ${of} seconds`,
  like: 'Like',
  likeOne: (title: string) => `Like ${title}`,
  share: 'Share',
  shareOne: (title: string) => `Share ${title}`,
  save: 'Save',
  saveOne: (title: string) => `Save ${title}`,
  captions: 'Captions',
  captionsOf: (title: string) => `Captions of ${title}`,
  sound: 'Sound',
  pause: (title: string) => `Pause: ${title}`,
  play: (title: string) => `Play: ${title}`,
  missing: 'This video could not be loaded. Tap to try again.',
  scroll: 'Scroll for more',
  viewPackages: 'View Packages',
  more: 'More',
  less: 'Less',
  moreAbout: (title: string) => `More about ${title}`,
  lessAbout: (title: string) => `Less about ${title}`,
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  savedHere: 'Saved on this device',
  notSaved: 'No longer saved',
}

/** The messages of {@link reels} in the document's language. */
export const reelsText = messagesOf('reels', reels)
