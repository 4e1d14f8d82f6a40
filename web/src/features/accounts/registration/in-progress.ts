import { readStored } from '../../../stored/stored.ts'

/** Whether this page was opened in the middle of joining: by the link of a letter, or after a reload. Few are. */
export const isRegistering = (): boolean => location.hash.includes('code=') || readStored('registration') !== null
