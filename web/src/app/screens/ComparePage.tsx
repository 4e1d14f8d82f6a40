export { CompareScreen as default } from '../../features/market/compare/CompareScreen.tsx'
