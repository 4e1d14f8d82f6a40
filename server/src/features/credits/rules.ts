export const analysisCost = 1
export const memberGift = 20

/** Entitlement lifetime: how long a coin stays open once it was paid for. */
export const entitlementMs = 10 * 60_000

/** What is shown for "unlimited". */
const unlimited = 100_000_000

/** What is left of bought credits: the free ones are used first. */
export const boughtLeft = (balance: number, bought: number): number => Math.max(0, Math.min(balance, bought))

export type Tier = 'visitor' | 'member' | 'pro'

export interface CreditStatus {
  tier: Tier
  credits: number
  remaining: number
  total: number
  usedToday: number
}

/** What a person has: pro is without end, everyone else has what is left of all they were given. */
export const creditStatus = (tier: Tier, credits: number, used: number, usedToday: number): CreditStatus => ({
  tier,
  credits,
  usedToday,
  ...(tier === 'pro' ? { remaining: unlimited, total: unlimited } : { remaining: credits, total: used + credits }),
})
