import { useMemo } from 'react'
import { go } from '../../../lib/go.ts'
import { useSearch } from '../../../lib/location.ts'

export const labTabs = ['regular', 'hard', 'size'] as const
export type LabTab = (typeof labTabs)[number]

/** URL state of the inputs, so that they can be bookmarked and shared. */
export interface LabState {
  tab: LabTab
  /** Money of each payment, and the loss that can be borne; text, as it was understood. */
  sum: string
  loss: string
  rhythm: 'weekly' | 'monthly'
  years: 1 | 3 | 5
  /** Up to three coins with their shares in tenths. */
  coins: { symbol: string; tenths: number }[]
  days: 1 | 7 | 30
  sureness: 0.9 | 0.95 | 0.99
  coin: string
}

export const maxCoins = 3
const oneOf = <T extends string | number>(list: readonly T[], text: string | null, usual: T): T =>
  list.find(one => String(one) === text) ?? usual
const amount = (text: string | null, usual: string) => (text && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? text : usual)

/** Equal shares in tenths that add up to ten. */
export function sharedOut(symbols: readonly string[]): LabState['coins'] {
  const each = Math.floor(10 / Math.max(1, symbols.length))
  return symbols.map((symbol, i) => ({ symbol, tenths: i === 0 ? 10 - each * (symbols.length - 1) : each }))
}

function coinsIn(text: string | null): LabState['coins'] {
  const found = (text ?? '').split(',').flatMap(part => {
    const [, symbol, tenths] = /^([A-Z0-9]{1,20})-(\d{1,2})$/.exec(part) ?? []
    return symbol ? [{ symbol, tenths: Number(tenths) }] : []
  })
  const isWhole = found.reduce((sum, { tenths }) => sum + tenths, 0) === 10 && found.every(({ tenths }) => tenths > 0)
  return isWhole && found.length <= maxCoins ? found : sharedOut(['BTC'])
}

export function labStateIn(search: string, isLira: boolean): LabState {
  const params = new URLSearchParams(search)
  return {
    tab: oneOf(labTabs, params.get('tab'), 'regular'),
    sum: amount(params.get('sum'), isLira ? '1000' : '100'),
    loss: amount(params.get('loss'), isLira ? '2000' : '100'),
    rhythm: oneOf(['weekly', 'monthly'] as const, params.get('every'), 'monthly'),
    years: oneOf([1, 3, 5] as const, params.get('years'), 3),
    coins: coinsIn(params.get('coins')),
    days: oneOf([1, 7, 30] as const, params.get('days'), 1),
    sureness: oneOf([0.9, 0.95, 0.99] as const, params.get('sure'), 0.95),
    coin: /^[A-Z0-9]{1,20}$/.test(params.get('coin') ?? '') ? (params.get('coin') ?? '') : 'BTC',
  }
}

export function labPath(state: LabState): string {
  const params = new URLSearchParams({
    tab: state.tab,
    ...(state.tab === 'regular' && {
      sum: state.sum,
      every: state.rhythm,
      years: String(state.years),
      coins: state.coins.map(({ symbol, tenths }) => `${symbol}-${tenths}`).join(','),
    }),
    ...(state.tab === 'size' && {
      loss: state.loss,
      days: String(state.days),
      sure: String(state.sureness),
      coin: state.coin,
    }),
  })
  return `/dashboard/lab?${params}`
}

export function useLabState(isLira: boolean): [LabState, (change: Partial<LabState>) => void] {
  const search = useSearch()
  const state = useMemo(() => labStateIn(search, isLira), [search, isLira])
  return [state, change => go(labPath({ ...state, ...change }), { replace: true })]
}
