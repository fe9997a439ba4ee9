/** Key of the setting with the instant of the last backup. */
export const LAST_BACKUP = 'backed-up-at'
