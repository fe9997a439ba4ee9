/** The Web Lock held while something is sent. */
export const LOCK_NAME = 'outbox-drain'
