export type { Get } from './asking/get.ts'
export type { KnownCoin, OwnCoin } from './coins/own/own.ts'
export { changeOwnCoins, readOwnCoins, removeOwnCoin, startOwnChange, switchCoin } from './coins/own/store.ts'
export {
  type Answer,
  averagePrice,
  type Coin,
  changePercent,
  type History,
  type Provenance,
  type Ticker,
} from './facts.ts'
export { logoPath } from './logos/path.ts'
export type { Market } from './market.ts'
export { openMarket } from './open.ts'
export { coinPreviews } from './preview/preview.ts'
export type { VenueState } from './starting/pulse.ts'
export { type RunningMarket, startMarket } from './starting/start.ts'
export { symbolOf, tradingSymbolOf } from './symbols.ts'
