import { readStored } from '../../../stored/stored.ts'

/** Whether something waits to be sent; apart from the sending, which is fetched only then. */
export const hasQueue = (): boolean => (readStored('portfolioQueue')?.waiting.length ?? 0) > 0
