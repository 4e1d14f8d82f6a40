import { useState } from 'react'
import { isDemo } from '../../lib/mode.ts'
import type { StoredCoin } from '../../stored/shapes.ts'
import { readStored, writeStored } from '../../stored/stored.ts'

/** Selected coin, stored between visits. */
export type SelectedCoin = StoredCoin

/** Guests and members share a browser, not what they looked at. */
const keyFor = (isGuest: boolean) => (isGuest ? 'guestSelectedCoin' : 'selectedCoin')

/** The demo's own: it begins with the coin of its sample and leaves nothing behind in the browser. */
let inDemo: SelectedCoin = { symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg', id: 'bitcoin' }

export const selectedCoin = (isGuest: boolean): SelectedCoin | null => (isDemo() ? inDemo : readStored(keyFor(isGuest)))

export function saveSelectedCoin(isGuest: boolean, { id, symbol, name, image }: SelectedCoin): void {
  const coin = { symbol, name, image, id }
  if (isDemo()) inDemo = coin
  else writeStored(keyFor(isGuest), coin)
}

export function useSelectedCoin(isGuest: boolean): [SelectedCoin | null, (coin: SelectedCoin) => void] {
  const [coin, setCoin] = useState(() => selectedCoin(isGuest))
  return [
    coin,
    next => {
      saveSelectedCoin(isGuest, next)
      setCoin(next)
    },
  ]
}
