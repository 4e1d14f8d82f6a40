export { ProOffer } from './ProOffer.tsx'
