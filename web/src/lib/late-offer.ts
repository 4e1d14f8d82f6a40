import { type ComponentType, lazy } from 'react'

/** Lazy component without an error state: where its chunk cannot be loaded, nothing is shown. */
export const lateOffer = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
