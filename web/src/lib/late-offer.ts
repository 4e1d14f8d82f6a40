import { type ComponentType, lazy } from 'react'

/** For what is offered beside a screen: where it cannot be fetched nobody misses it. */
export const lateOffer = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })))
