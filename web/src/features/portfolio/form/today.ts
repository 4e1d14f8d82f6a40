import { isoDay } from '@pusula/words'
import { serverNowMs } from '../../../lib/server-time.ts'

/** The day it is for the reader, by the server's clock: that of this device may be set wrong. */
export const today = (): string => isoDay(new Date(serverNowMs()))
