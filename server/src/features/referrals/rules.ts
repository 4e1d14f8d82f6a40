/** What an invitation brings to each side. */
export const referralReward = 5

export const inviteUrl = (publicUrl: string, code: string): string => `${publicUrl}/?Ref=${encodeURIComponent(code)}`
