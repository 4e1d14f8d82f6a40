import { matchIn } from '../search/found-coins.ts'
import { type Filters, figureOf, filterBy, filtersOf, type Read } from './filters.ts'
import type { MarketRow } from './list.ts'

export const tabs = ['all', 'rising', 'falling', 'lively', 'favorites'] as const
export type MarketTab = (typeof tabs)[number]

/** Sort keys of the list. */
export const orders = ['size', 'price', 'day', 'week', 'volume', 'likely'] as const
export type Order = (typeof orders)[number]

export const sorts = [...orders, 'lively'] as const
export type Sort = (typeof sorts)[number]

/** What the address says of the table. */
export interface MarketView {
  tab: MarketTab
  sort: Sort
  isRising: boolean
  filters: Filters
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
    filters: filtersOf(said),
    hidesPegged: said.get('pegged') !== 'shown',
  }
}

/** The shortest address that says the same. */
export function marketPath({ tab, sort, isRising, filters, hidesPegged }: MarketView): string {
  const usual = usualSort(tab)
  const said = new URLSearchParams()
  if (tab !== 'all') said.set('list', tab)
  if (sort !== usual.sort || isRising !== usual.isRising) {
    said.set('sort', sort)
    if (isRising) said.set('order', 'rising')
  }
  for (const [measure, name] of Object.entries(filters)) said.set(measure, name)
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

const flatPercent = 0.1

type ChangeOf = Read['day']

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

/** What a list is narrowed by it is sorted by too, and a lively one by its volume against the usual. */
const measure: Record<Sort, (row: MarketRow, read: Read) => number | null> = {
  ...figureOf,
  lively: ({ volumeRatio }) => volumeRatio,
}

/** The rows of a view in their order; what nobody knows comes last, whichever way it is sorted. */
export function arranged(
  rows: readonly MarketRow[],
  { tab, sort, isRising, filters, hidesPegged }: MarketView,
  isFavorite: (symbol: string) => boolean,
  read: Read,
): MarketRow[] {
  const isInRanges = filterBy(filters, read)
  const shown = rows.filter(row => {
    // Who made a favorite of a coin that follows another wants to see it.
    const isListed =
      tab === 'favorites' ? isFavorite(row.symbol) : !(hidesPegged && row.isPegged) && tabHolds[tab](row, read.day)
    return isListed && isInRanges(row)
  })
  const of = measure[sort]
  const way = isRising ? 1 : -1
  return shown
    .map(row => ({ row, value: of(row, read) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return way * (a.value - b.value)
    })
    .map(({ row }) => row)
}

/** The same list with nothing left out by its figures. */
export const unfiltered = (view: MarketView): MarketView => ({ ...view, filters: {} })

/** Whether anything but the tab decides what is listed. */
export const isNarrowed = (view: MarketView): boolean => filterCount(view) > 0 || !view.hidesPegged

export const filterCount = ({ filters }: MarketView): number => Object.keys(filters).length

/** The coins whose symbol or name has these letters in it, for when no better search can be asked. */
export const namedLike = (rows: readonly MarketRow[], text: string): string[] =>
  rows.filter(({ symbol, name }) => matchIn(symbol, text).match || matchIn(name, text).match).map(row => row.symbol)
