import { matchIn } from '../search/match.ts'
import type { MarketRow } from './list.ts'

export const tabs = ['all', 'rising', 'falling', 'lively', 'favorites'] as const
export type MarketTab = (typeof tabs)[number]

export const sorts = ['size', 'price', 'day', 'week', 'volume', 'likely', 'lively'] as const
export type Sort = (typeof sorts)[number]

export const sizes = ['any', 'large', 'middle', 'small'] as const
export type Size = (typeof sizes)[number]

/** What the address says of the table. */
export interface MarketView {
  tab: MarketTab
  sort: Sort
  isRising: boolean
  size: Size
  /** Whether coins that follow something else are left out. */
  hidesPegged: boolean
}

const oneOf = <T extends string>(list: readonly T[], word: string | null): T | undefined =>
  list.find(item => item === word)

/** What a tab is about comes first in it. */
const usualSort = (tab: MarketTab): Pick<MarketView, 'sort' | 'isRising'> => ({
  sort: tab === 'rising' || tab === 'falling' ? 'day' : tab === 'lively' ? 'lively' : 'size',
  isRising: tab === 'falling',
})

export function viewOf(search: string): MarketView {
  const said = new URLSearchParams(search)
  const tab = oneOf(tabs, said.get('list')) ?? 'all'
  const sort = oneOf(sorts, said.get('sort'))
  return {
    tab,
    ...(sort ? { sort, isRising: said.get('order') === 'rising' } : usualSort(tab)),
    size: oneOf(sizes, said.get('size')) ?? 'any',
    hidesPegged: said.get('pegged') !== 'shown',
  }
}

/** The shortest address that says the same. */
export function marketPath({ tab, sort, isRising, size, hidesPegged }: MarketView): string {
  const usual = usualSort(tab)
  const said = new URLSearchParams()
  if (tab !== 'all') said.set('list', tab)
  if (sort !== usual.sort || isRising !== usual.isRising) {
    said.set('sort', sort)
    if (isRising) said.set('order', 'rising')
  }
  if (size !== 'any') said.set('size', size)
  if (!hidesPegged) said.set('pegged', 'shown')
  const query = said.toString()
  return `/dashboard/market${query && `?${query}`}`
}

export const inTab = (view: MarketView, tab: MarketTab): MarketView => ({ ...view, tab, ...usualSort(tab) })

/** A second tap on a column turns it round. */
export const sortedBy = (view: MarketView, sort: Sort): MarketView => ({
  ...view,
  sort,
  isRising: view.sort === sort ? !view.isRising : false,
})

const limits: Record<Size, [number, number]> = {
  any: [0, Number.POSITIVE_INFINITY],
  large: [1e9, Number.POSITIVE_INFINITY],
  middle: [1e8, Number.POSITIVE_INFINITY],
  small: [0, 1e8],
}

const flatPercent = 0.1

/** A change of the last day in dollars, as the reader's currency has it. */
type ChangeOf = (dayPercent: number) => number

const isRising = (percent: number) => percent > flatPercent
const isFalling = (percent: number) => percent < -flatPercent

export interface Ways {
  rising: number
  flat: number
  falling: number
}

/** How many go which way in the reader's currency, as the lists have it; what follows something else goes no way of its own. */
export function waysOf(rows: readonly MarketRow[], changeOf: ChangeOf): Ways {
  const changes = rows.filter(({ isPegged }) => !isPegged).map(({ dayPercent }) => changeOf(dayPercent))
  const [rising, falling] = [changes.filter(isRising).length, changes.filter(isFalling).length]
  return { rising, flat: changes.length - rising - falling, falling }
}

const tabHolds: Record<Exclude<MarketTab, 'favorites'>, (row: MarketRow, changeOf: ChangeOf) => boolean> = {
  all: () => true,
  rising: ({ dayPercent }, changeOf) => isRising(changeOf(dayPercent)),
  falling: ({ dayPercent }, changeOf) => isFalling(changeOf(dayPercent)),
  lively: ({ volumeRatio }) => volumeRatio !== null && volumeRatio > 1,
}

const measure: Record<Sort, (row: MarketRow) => number | null> = {
  size: ({ marketCapUsd }) => marketCapUsd,
  price: ({ priceUsd }) => priceUsd,
  day: ({ dayPercent }) => dayPercent,
  week: ({ weekPercent }) => weekPercent,
  volume: ({ volumeUsd }) => volumeUsd,
  likely: ({ likely }) => likely && likely.highUsd / likely.lowUsd,
  lively: ({ volumeRatio }) => volumeRatio,
}

/** The rows of a view in their order; what nobody knows comes last, whichever way it is sorted. */
export function arranged(
  rows: readonly MarketRow[],
  { tab, sort, isRising, size, hidesPegged }: MarketView,
  isFavorite: (symbol: string) => boolean,
  changeOf: ChangeOf,
): MarketRow[] {
  const [from, below] = limits[size]
  const shown = rows.filter(row => {
    if (tab === 'favorites') return isFavorite(row.symbol)
    const isSized =
      size === 'any' || (row.marketCapUsd !== null && row.marketCapUsd >= from && row.marketCapUsd < below)
    return isSized && !(hidesPegged && row.isPegged) && tabHolds[tab](row, changeOf)
  })
  const of = measure[sort]
  const way = isRising ? 1 : -1
  return shown
    .map(row => ({ row, value: of(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return way * (a.value - b.value)
    })
    .map(({ row }) => row)
}

/** Whether anything but the tab narrows the list. */
export const isNarrowed = ({ size, hidesPegged }: MarketView): boolean => size !== 'any' || !hidesPegged

/** The coins whose symbol or name has these letters in it, for when no better search can be asked. */
export const namedLike = (rows: readonly MarketRow[], text: string): string[] =>
  rows.filter(({ symbol, name }) => matchIn(symbol, text).match || matchIn(name, text).match).map(row => row.symbol)
