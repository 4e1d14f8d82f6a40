export { keepReferral } from './keep.ts'
export { ReferralCard } from './ReferralCard.tsx'
