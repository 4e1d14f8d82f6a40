export { startRanges } from './risk/daily.ts'
export { openRoutes as startPortfolio } from './routes.ts'
export { dropPortfolio, entriesOf as portfolioOf } from './store/entries.ts'
export { heldCoins, rangeOfDay } from './store/ranges.ts'
