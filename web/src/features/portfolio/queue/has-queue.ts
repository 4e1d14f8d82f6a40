import { readStored } from '../../../stored/stored.ts'

/** Whether the offline queue has entries; apart from the sender, which is lazy-loaded only then. */
export const hasQueue = (): boolean => (readStored('portfolioQueue')?.waiting.length ?? 0) > 0
