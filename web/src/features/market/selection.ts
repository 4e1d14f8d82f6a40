import { useState } from 'react'
import { readStored, writeStored } from '../../stored/stored.ts'
import type { KeptCoin } from '../../stored/table.ts'

/** The coin a person looks at, as it is kept between visits. */
export type SelectedCoin = KeptCoin

/** Guests and members share a browser, not what they looked at. */
const keyFor = (isGuest: boolean) => (isGuest ? 'guestSelectedCoin' : 'selectedCoin')

export const selectedCoin = (isGuest: boolean): SelectedCoin | null => readStored(keyFor(isGuest))

export function keepSelectedCoin(isGuest: boolean, { id, symbol, name, image }: SelectedCoin): void {
  writeStored(keyFor(isGuest), { symbol, name, image, id })
}

export function useSelectedCoin(isGuest: boolean): [SelectedCoin | null, (coin: SelectedCoin) => void] {
  const [coin, setCoin] = useState(() => selectedCoin(isGuest))
  return [
    coin,
    next => {
      keepSelectedCoin(isGuest, next)
      setCoin(next)
    },
  ]
}
