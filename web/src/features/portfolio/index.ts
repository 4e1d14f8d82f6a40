export { addToPortfolio, usePurchaseForm } from './form/flow.ts'
export { useHoldings } from './queries.ts'
export { hasQueue } from './queue/has-queue.ts'
