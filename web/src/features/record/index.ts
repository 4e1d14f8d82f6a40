import { lateOffer } from '../../lib/late-offer.ts'

/** Fetched by itself: home needs it when nobody waits, the record's screen at once, and no other screen at all. */
export const Witness = lateOffer(() => import('./Witness.tsx'))
