import { messagesOf } from './current.ts'

/** Settings, how to install the app, and what is kept for use without a network. */
export const device = {
  title: 'Settings',
  lead: 'These settings are for this device only.',
  offline: 'Offline',
  offlineText:
    'The pages of this site also open without a network, with their pictures. You can delete and download them again at any time. Your enquiries are not deleted with them.',
  noScript: 'Without JavaScript, nothing is stored on this device.',
  noStorage: 'This browser does not store pages for use without a network.',
  videos: 'Trip videos',
  keepVideos: 'Keep trip videos on this device',
  saveNow: 'Save now',
  clearVideos: 'Clear videos',
  pictures: 'Pictures',
  picturesNone: 'None yet',
  picturesSaved: (count: string, size: string) => `${count} files, ${size}, saved`,
  picturesLoading: (count: string, size: string) => `${count} files, ${size}, downloading more`,
  reelsSaved: (count: string, size: string) => `${count} reels, ${size}, saved`,
  reelsSaving: (count: string, of: string, size: string) => `Saving: ${count} of ${of} reels, ${size}`,
  reelsOff: 'Not saved',
  reelsAfterPictures: 'Pictures are saved first',
  reelsNone: (when: string) => `Not saved yet: ${when}`,
  reelsSome: (count: string, of: string, size: string, when: string) =>
    `${count} of ${of} reels, ${size}, saved; the rest is ${when}`,
  onWiFi: 'saved on Wi-Fi.',
  atNextVisit: 'saved at your next visit.',
  trips: 'Trips kept on this device',
  tripsText:
    'Quotations that you can read without a network. Anyone who uses this device can open them. Removing one deletes only the copy on this device.',
  repair: 'Repair',
  repairText:
    "If pages do not open or look wrong, download the app's files again. If there is a network, waiting enquiries are sent first. Enquiries that are not sent, and drafts, stay on this device.",
  language: 'Language',
  languageText: 'The menus, forms and messages are in this language. Package texts are in English.',
  install: 'Install',
  installText:
    'Installed, the site opens from the home screen, and the browser is less likely to delete what the app keeps, such as enquiries that wait for a network.',
  installed: 'This is the installed app.',
  iosShare: 'Tap the Share button of your browser.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosConfirm: 'Tap “Add”.',
  iosOwn:
    'The app keeps a list of its own. The enquiries of this browser stay in this browser, and what waits here is sent only from here.',
  inApp: (address: string) =>
    `You see this page inside another app, which cannot install it and may delete what is kept here. Open it in your browser: tap the menu of that app (⋯ or ⋮) and choose “Open in browser”, or copy the address ${address} into Chrome or Safari.`,
  byMenu:
    'Open the menu of your browser and choose “Install” or “Add to Home screen”. A browser without such an entry cannot install it; the site still works there.',
  keyboard: 'Keyboard',
  keyboardText:
    'In the trip videos, the keys J and K go to the next and the previous video, M turns the sound on and C the captions. The arrow keys do the same as J and K, and always work.',
  shortcuts: 'One-letter shortcuts in the trip videos',
  personal: 'Your data on this device',
  personalText:
    'Unfinished forms, the list of enquiries you sent, the trips kept here, and the packages and videos you saved. Enquiries that have reached us are not deleted.',
  unsentStaysOne: 'One enquiry or answer is not confirmed yet and will stay.',
  unsentStays: (count: string) => `${count} enquiries or answers are not confirmed yet and will stay.`,
  clear: 'Clear this device',
  cleared: 'This device is cleared.',
  clearFailed: 'The storage of this device does not respond. Perhaps nothing was deleted.',
  clearTitle: 'Clear this device?',
  clearYes: 'Clear',
  clearNo: 'Keep everything',
  clearQuestion:
    'Unfinished forms, the list of enquiries you sent, the trips kept here, and the packages and videos you saved are deleted from this device.',
  clearKeepsOne:
    'One enquiry or answer that is not confirmed yet will stay until it is. To delete it too, open "My enquiries".',
  clearKeeps: (count: string) =>
    `${count} enquiries or answers that are not confirmed yet will stay until they are. To delete them too, open "My enquiries".`,
}

/** The messages of {@link device} in the document's language. */
export const deviceText = messagesOf('device', device)
