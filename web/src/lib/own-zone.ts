import { ownZone } from '@pusula/words'

/** Time zone of the browser, in a task of its own: a phone takes some 90 ms to name it for the first time. */
export const ownZoneInTask = (): Promise<string> => new Promise(resolve => setTimeout(() => resolve(ownZone())))
