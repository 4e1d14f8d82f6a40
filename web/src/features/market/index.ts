export type { Score } from './coin-card/CoinCard.tsx'
export { type Band, BigPrice, bandOf, DayRange, MoneyNearby } from './coin-card/CoinCard.tsx'
export {
  cachedReply,
  candlesKey,
  forgetReply,
  freshOverview,
  type Overview,
  overviewQuery,
  type StillOverview,
  saveReply,
  useOverview,
  useStillOverview,
} from './coin-card/overview.ts'
export { useWide } from './coin-card/use-wide.ts'
export { type Coin, useSparklines } from './coins.ts'
export { isOld, type Origin, originOf } from './freshness.ts'
export { fetchChosenCard, HomeScreen } from './HomeScreen.tsx'
export { logoOf } from './logo.ts'
export { useNowMs } from './now.ts'
export { OriginMark } from './OriginMark.tsx'
export { useLive } from './prices/live.ts'
export { usePrices } from './prices/prices.ts'
export type { Price, Prices } from './prices/rule.ts'
export { CoinSearch } from './search/CoinSearch.tsx'
export { type SelectedCoin, saveSelectedCoin, selectedCoin, useSelectedCoin } from './selection.ts'
export { CoinFigures } from './top-coins/CoinFigures.tsx'
export { CoinList } from './top-coins/CoinList.tsx'
export { type CoinActions, RowActions, type RowCoin } from './top-coins/RowActions.tsx'
export { nextOpenRow, useSwipe } from './top-coins/swipe.ts'
