import { accounts, type Currency, type Language, nobodyHere } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../stored/stored.ts'
import { call } from '../call.ts'
import { useLanguage } from '../language.ts'
import { isDemo, isGuest } from '../mode.ts'
import { identity } from '../person/identity.ts'
import { createStore } from '../store.ts'

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
export const chosenCurrency = createStore<Currency | null>(readStored('currency'), null)

function show(next: Currency): void {
  writeStored('currency', next)
  document.documentElement.dataset.money = next
  chosenCurrency.set(next)
}

/** The choice that the account has not heard of yet. */
let unsent: Currency | null = null

/** What was chosen elsewhere and is kept with the account: the older word, while a choice from here is on its way there. */
export function showCurrency(saved: Currency): void {
  if (unsent === null) show(saved)
}

/** One after the other, so that the last choice is the one that holds. */
let saving: Promise<unknown> = Promise.resolve()

const saveToAccount = (next: Currency) =>
  saving.then(async () => {
    if (unsent !== next) return
    await call(accounts.chooseCurrency, { currency: next })
      .catch(error => reportNotSaved(error, next))
      .catch(() => undefined)
    if (unsent === next) unsent = null
  })

/** What is not in force any more needs no word. */
async function reportNotSaved(error: Error, choice: Currency): Promise<void> {
  const isInForce = () => chosenCurrency.get() === choice
  if (!isInForce()) return
  const { toastNotSaved } = await import('./not-saved.ts')
  toastNotSaved(error, () => isInForce() && chooseCurrency(choice))
}

/** One choice for the whole app: on this device at once, and with the account of a member. */
export function chooseCurrency(next: Currency): void {
  show(next)
  const isMember = identity.member !== null && identity.member !== nobodyHere && !isGuest() && !isDemo()
  // Where it cannot be told now the device has it all the same.
  if (!isMember) return
  unsent = next
  saving = saveToAccount(next)
}

/** The currency that the reader wants amounts in; `useMoney` writes them, and in dollars where there is no rate. */
export function useCurrency(): Currency {
  const language = useLanguage()
  // A page that was drawn before anybody knew who looks is in dollars.
  return useSyncExternalStore(
    chosenCurrency.subscribe,
    () => chosenCurrency.get() ?? usualCurrency(language),
    () => 'USD',
  )
}
