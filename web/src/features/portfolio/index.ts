export { addToPortfolio, usePurchaseForm } from './form/flow.ts'
export { hasQueue } from './queue/has-queue.ts'
