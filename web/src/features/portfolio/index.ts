export { addToPortfolio, usePurchaseForm } from './form/flow.ts'
