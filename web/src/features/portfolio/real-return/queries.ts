import { type Currency, type PriceIndexChoice, portfolio, type ReplyOf } from '@pusula/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../../lib/call.ts'
import { createStore } from '../../../lib/store.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { portfolioKey } from '../queries.ts'

export type RealReturn = ReplyOf<typeof portfolio.realReturn>
export type Returns = NonNullable<RealReturn['returns']>
export type Rival = Returns['rivals'][number]

const chosen = createStore<Readonly<Record<string, PriceIndexChoice>> | null>(readStored('priceIndex'), null)

/** Remembered on this device, for each currency on its own. */
export function chooseIndex(currency: Currency, index: PriceIndexChoice): void {
  const next = { ...chosen.get(), [currency]: index }
  writeStored('priceIndex', next)
  chosen.set(next)
}

/** Prices move all day and months once a month: what is a few minutes old is new enough. */
const freshMs = 5 * 60_000

export function useRealReturn(currency: Currency) {
  const index = useSyncExternalStore(
    chosen.subscribe,
    () => chosen.get()?.[currency],
    () => undefined,
  )
  return useQuery({
    queryKey: [...portfolioKey, 'real-return', currency, index ?? ''],
    queryFn: ({ signal }) => call(portfolio.realReturn, { currency, ...(index && { index }) }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: true,
    staleTime: freshMs,
  })
}
