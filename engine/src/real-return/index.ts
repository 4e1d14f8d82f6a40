export {
  type DepositRates,
  dailyPrices,
  dailySeries,
  depositLevels,
  firstKnownPrice,
  gramsOfOunce,
  monthlyPrices,
  type PriceOn,
  timesPrice,
} from './asset-price.ts'
export { type PricedLot, type RealLot, realLots } from './lots.ts'
export {
  dateOfDay,
  dayNumber,
  type MonthlySeries,
  monthName,
  monthNumber,
  monthOfDay,
  type PriceLevels,
  priceLevels,
} from './price-level.ts'
export {
  type AfterPrices,
  type Flow,
  moneyWeightedReturn,
  type NoRealReturn,
  netFlows,
  type RealReturn,
  type Rival,
  type RivalReturn,
  realReturn,
  rivalSteps,
} from './real-return.ts'
export { priceSeries, rivalSeries } from './series.ts'
