import type { Purchase } from '@pusula/contract'
import { isoDay, numbersIn } from '@pusula/words'
import { currentLanguage } from '../../../lib/language.ts'
import type { ProblemError } from '../../../lib/problem.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import type { PickedCoin, PurchaseDraft } from './draft.ts'

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

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Opens the form of a new purchase or sale, wherever the reader is. */
export function addToPortfolio(coin: PickedCoin | null = null, kind: Purchase['kind'] = 'buy'): void {
  const picked = coin && { symbol: coin.symbol, name: coin.name }
  purchaseForm.set({
    id: newId(),
    draft: { kind, coin: picked, quantity: '', unit: null, fee: '', date: isoDay(new Date()), notes: '' },
    correcting: null,
    problem: null,
  })
}

export function correctPurchase(coin: PickedCoin, purchase: Purchase): void {
  const { typed } = numbersIn(currentLanguage())
  purchaseForm.set({
    id: purchase.id,
    draft: {
      kind: purchase.kind,
      coin,
      quantity: typed(purchase.quantity),
      unit: typed(purchase.usdCostBasis),
      fee: purchase.feeUsd === '0' ? '' : typed(purchase.feeUsd),
      date: isoDay(new Date(purchase.purchaseDate)),
      notes: purchase.notes ?? '',
    },
    correcting: purchase,
    problem: null,
  })
}
