import { type ComponentType, lazy } from 'react'

/** For what is offered beside a screen: where it cannot be fetched nobody misses it. */
export const lateOffer = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
