import type { Currency, Purchase } from '@pusula/contract'
import { isoDay, numbersIn } from '@pusula/words'
import { currentLanguage } from '../../../lib/language.ts'
import { chosenCurrency, usualCurrency } from '../../../lib/money/currency.ts'
import { newId } from '../../../lib/new-id.ts'
import type { ProblemError } from '../../../lib/problem.ts'
import { serverNowMs } from '../../../lib/server-time.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import type { PickedCoin, PurchaseDraft } from './draft.ts'

/** Today in the reader's time zone, by the server's clock: that of this device may be set wrong. */
export const today = (): string => isoDay(new Date(serverNowMs()))

/** The open form: a new entry under an id of its own, or the correction of one. */
export interface PurchaseForm {
  id: string
  draft: PurchaseDraft
  correcting: Purchase | null
  /** Why the server refused it before. */
  problem: ProblemError | null
}

export const purchaseForm = createStore<PurchaseForm | null>(null)
export const usePurchaseForm = () => useStore(purchaseForm)

/** What amounts are read in: a price typed beside lira is in lira. */
const usualMoney = (): Currency => chosenCurrency.get() ?? usualCurrency(currentLanguage())

/** Opens the form of a new purchase or sale, wherever the reader is. */
export function addToPortfolio(coin: PickedCoin | null = null, kind: PurchaseDraft['kind'] = 'buy'): void {
  const picked = coin && { symbol: coin.symbol, name: coin.name }
  const empty = { quantity: '', unit: null, rate: null, fee: '', notes: '', isIncome: false }
  purchaseForm.set({
    id: newId(),
    draft: { kind, coin: picked, currency: usualMoney(), date: today(), ...empty },
    correcting: null,
    problem: null,
  })
}

export function correctPurchase(coin: PickedCoin, purchase: Purchase): void {
  const { typed } = numbersIn(currentLanguage())
  const { paid } = purchase
  const fee = paid?.fee ?? purchase.feeUsd
  purchaseForm.set({
    id: purchase.id,
    draft: {
      kind: purchase.kind === 'sell' ? 'sell' : 'buy',
      coin,
      quantity: typed(purchase.quantity),
      currency: paid?.currency ?? 'USD',
      unit: typed(paid?.unit ?? purchase.usdCostBasis),
      // The rate of its day is looked up again for another day; one's own stays.
      rate: paid?.source === 'own' ? typed(paid.perDollar) : null,
      fee: fee === '0' ? '' : typed(fee),
      date: purchase.day,
      notes: purchase.notes ?? '',
      isIncome: purchase.isIncome,
    },
    correcting: purchase,
    problem: null,
  })
}
