import { accounts, type Currency, type Language, nobodyHere } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { readStored, writeStored } from '../../stored/stored.ts'
import { call } from '../call.ts'
import { useLanguage } from '../language.ts'
import { isDemo, isGuest } from '../mode.ts'
import { met } from '../person/met.ts'
import { createStore, useStore } from '../store.ts'

let isAtHome: boolean | undefined

/** Whether the device is at home in Turkey, by its language or its clock; the zone's name is dear, so it is asked once. */
function isInTurkey(): boolean {
  isAtHome ??=
    /-TR\b/i.test(globalThis.navigator?.language ?? '') ||
    (new Date().getTimezoneOffset() === -180 && ownZone() === 'Europe/Istanbul')
  return isAtHome
}

/** Lira for Turkish in Turkey, else dollars. */
export const usualCurrency = (language: Language, isHere = isInTurkey): Currency =>
  language === 'tr' && isHere() ? 'TRY' : 'USD'

/** What was chosen on this device; null as long as nobody did. */
export const chosenCurrency = createStore<Currency | null>(readStored('currency'))

/** What was chosen elsewhere, or is kept with the account. */
export function showCurrency(next: Currency): void {
  writeStored('currency', next)
  chosenCurrency.set(next)
}

/** One after the other, so that the last choice is the one that holds. */
let telling: Promise<unknown> = Promise.resolve()

const tellAccount = (next: Currency) =>
  telling.then(async () => {
    if (chosenCurrency.get() !== next) return
    await call(accounts.chooseCurrency, { currency: next }).catch(error =>
      import('./not-kept.ts').then(({ tellNotKept }) => tellNotKept(error)).catch(() => undefined),
    )
  })

/** One choice for the whole app: on this device at once, and with the account of a member. */
export function chooseCurrency(next: Currency): void {
  showCurrency(next)
  const isMember = met.member !== null && met.member !== nobodyHere && !isGuest() && !isDemo()
  // Where it cannot be told now the device has it all the same.
  if (isMember) telling = tellAccount(next)
}

/** The currency that the reader wants amounts in; `useMoney` writes them, and in dollars where there is no rate. */
export function useCurrency(): Currency {
  const language = useLanguage()
  return useStore(chosenCurrency) ?? usualCurrency(language)
}
