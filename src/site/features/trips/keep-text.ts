import type { KeptTripsView } from '../../../offline/trips/kept-trips.ts'
import type { StorageFault } from '../../../outbox/types.ts'

const CAUSES: Record<StorageFault, string> = {
  denied: 'This browser does not let us store anything, perhaps because the window is private.',
  full: 'The storage of this device is full.',
  blocked: 'The storage of this device does not answer.',
  broken: 'The storage of this device does not work.',
}

const ONLY_ONLINE = ' This browser opens this page only with a network.'

/** What the traveller, or the page by itself, tried in vain. */
export type KeepFailure = { tried: 'keep' | 'remove'; fault: StorageFault }

type Kept = {
  /** A worker opens the page without a network. */
  opensOffline: boolean
  isKept: boolean
  isOwn: boolean
  storage: KeptTripsView['storage']
  failure: KeepFailure | undefined
}

/** Whether the trip is kept on this device, and what could not be done about it. */
export function keepText({ opensOffline, isKept, isOwn, storage, failure }: Kept): string {
  if (failure?.tried === 'keep' && !isKept) {
    const { fault } = failure
    return `${CAUSES[fault]} The trip is not kept.${fault === 'blocked' || fault === 'broken' ? ' Please try again.' : ''}`
  }
  if (failure?.tried === 'remove' && isKept)
    return `${CAUSES[failure.fault]} The trip was not removed and is still kept here. Please try again.`
  if (isKept)
    return `Kept. ${opensOffline ? 'It opens without a network and is' : 'It is'} listed under “My enquiries”.${opensOffline ? '' : ONLY_ONLINE}${isOwn ? ' You sent the enquiry from here.' : ''}`
  if (storage === 'unavailable')
    return 'The storage of this device cannot be read, so we cannot tell whether the trip is kept here.'
  const use = opensOffline ? 'read it without a network.' : `find it under “My enquiries”.${ONLY_ONLINE}`
  return `Not kept. Keep it to ${use} Do this only on your own device: anyone who uses it can then open the trip.`
}
