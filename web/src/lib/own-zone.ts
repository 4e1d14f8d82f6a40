import { ownZone } from '@pusula/words'

/** In a task of its own: a phone's browser takes some 90 ms to name its time zone for the first time. */
export const ownZoneInTask = (): Promise<string> => new Promise(resolve => setTimeout(() => resolve(ownZone())))
