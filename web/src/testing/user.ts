import type { accounts, ReplyOf } from '@pusula/contract'

/** A member as the server tells of one. */
export const user: ReplyOf<typeof accounts.user> = {
  id: '1',
  email: 'deniz@ornek.com',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  tier: 'member',
  dailyAnalysisCount: 0,
  analysisCount: 20,
  remainingAnalyses: 20,
  totalAnalyses: 20,
  isEmailVerified: true,
  isAdmin: false,
  currency: null,
  isNew: false,
  createdAt: '2025-06-12T00:00:00Z',
  updatedAt: '2025-06-12T00:00:00Z',
}
