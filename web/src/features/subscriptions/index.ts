export { MembershipCard, ProOffer } from './MembershipCard.tsx'
