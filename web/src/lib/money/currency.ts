import type { Currency, Language } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { readStored, writeStored } from '../../stored/stored.ts'
import { useLanguage } from '../language.ts'
import { createStore, useStore } from '../store.ts'

/** Whether the device is at home in Turkey, by its language or its clock. */
const isInTurkey = (): boolean => /-TR\b/i.test(globalThis.navigator?.language ?? '') || ownZone() === 'Europe/Istanbul'

/** Lira for Turkish in Turkey, else dollars. */
export const usualCurrency = (language: Language, isAtHome = isInTurkey()): Currency =>
  language === 'tr' && isAtHome ? 'TRY' : 'USD'

/** What was chosen on this device; null as long as nobody did. */
export const chosenCurrency = createStore<Currency | null>(readStored('currency'))

/** One choice for the whole app. */
export function chooseCurrency(next: Currency): void {
  writeStored('currency', next)
  chosenCurrency.set(next)
}

/** The currency that the reader wants amounts in; `useMoney` writes them, and in dollars where there is no rate. */
export function useCurrency(): Currency {
  const language = useLanguage()
  return useStore(chosenCurrency) ?? usualCurrency(language)
}
