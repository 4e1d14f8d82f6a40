/** What an invitation brings to each side. */
export const referralReward = 5

/** The span in which an inviter's rewards are counted. */
export const rewardWindowMs = 30 * 86_400_000

export const inviteUrl = (publicUrl: string, code: string): string => `${publicUrl}/?Ref=${encodeURIComponent(code)}`
