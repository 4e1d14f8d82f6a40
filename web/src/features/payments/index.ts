export { PurchaseHistory } from './PurchaseHistory.tsx'
