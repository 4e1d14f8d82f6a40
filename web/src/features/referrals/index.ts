export { ReferralCard } from './ReferralCard.tsx'
export { saveReferral } from './referral-code.ts'
