import { messages } from '../../../lib/messages.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'

/** Privacy mode of this device: amounts are hidden until somebody shows them again. */
const discreet = createStore(readStored('discreet') ?? false, false)

export const useDiscreet = (): boolean => useStore(discreet)
export const isDiscreet = (): boolean => discreet.get()

export function setDiscreet(isHidden: boolean): void {
  if (isHidden) writeStored('discreet', true)
  else forgetStored('discreet')
  discreet.set(isHidden)
}

/** What is heard where six dots are seen. */
export const discreetText = messages({ hidden: { tr: 'gizli', en: 'hidden' } })

/** The same six dots for every amount: how long it is would tell of it. */
export const hiddenDigits = '••••••'
