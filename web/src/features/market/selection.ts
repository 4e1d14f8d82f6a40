import { useState } from 'react'
import { readJson, type StorageKey, writeJson } from '../../lib/storage.ts'
import type { Coin } from './coins.ts'

/** The coin a person looks at, as it is kept between visits. */
export type SelectedCoin = Pick<Coin, 'id' | 'symbol' | 'name' | 'image'>

const isSelectedCoin = (value: unknown): value is SelectedCoin =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'symbol', 'name', 'image'].every(key => typeof Reflect.get(value, key) === 'string')

/** Guests and members share a browser, not what they looked at. */
const keyFor = (isGuest: boolean): StorageKey => (isGuest ? 'guestSelectedCoin' : 'selectedCoin')

export const selectedCoin = (isGuest: boolean): SelectedCoin | null => readJson(keyFor(isGuest), isSelectedCoin)

export function keepSelectedCoin(isGuest: boolean, { id, symbol, name, image }: SelectedCoin): void {
  writeJson(keyFor(isGuest), { symbol, name, image, id })
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
