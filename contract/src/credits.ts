import Type from 'typebox'
import { get, Nothing, post } from './route.ts'
import { CoinSymbol, Fingerprint, Instant, Tier } from './shapes.ts'

/** Reasons of ledger entries. */
const creditReasons = [
  'welcome',
  'analysis',
  'refund',
  'referral',
  'purchase',
  'reversal',
  'subscription',
  'conversion',
  'correction',
] as const
export type CreditReason = (typeof creditReasons)[number]

export const CreditEntry = Type.Object({
  id: Type.String(),
  reason: Type.Enum([...creditReasons]),
  /** Above zero when credits came, below when they went. */
  amount: Type.Integer(),
  coin: Type.Union([Type.String(), Type.Null()]),
  createdAt: Instant,
})

/** A coin that is paid for. How much time is left is counted by the server: a phone's clock may be wrong. */
export const OpenCoin = Type.Object({ symbol: Type.String(), until: Instant, leftMs: Type.Integer() })

export const credits = {
  stats: get('/api/user/stats', {
    who: 'member',
    scope: 'credits',
    says: 'How many analyses are left.',
    input: Nothing,
    reply: Type.Object({ remainingAnalyses: Type.Integer(), totalAnalyses: Type.Integer(), tier: Tier }),
  }),
  deduct: post('/api/crypto/deduct-analysis/:symbol', {
    who: 'guest',
    scope: 'credits',
    says: 'Spends one credit and opens the analysis of one coin for ten minutes.',
    input: Type.Object({
      symbol: CoinSymbol,
      guest: Type.Optional(Type.Boolean()),
      /** Opens the coin only where that costs nothing, and refuses with credits.noEntitlement otherwise. */
      freeOnly: Type.Optional(Type.Boolean()),
      fingerprint: Type.Optional(Fingerprint),
    }),
    reply: Type.Object({
      success: Type.Boolean(),
      message: Type.String(),
      allowedCoins: Type.Array(Type.String()),
      remaining: Type.Integer(),
      /** What this call cost: nothing where the coin was open or is a gift. */
      spent: Type.Integer(),
      expiresAt: Instant,
    }),
  }),
  open: get('/api/credits/open', {
    who: 'guest',
    scope: 'levels',
    says: 'Which coins are paid for right now and for how long, and whose next analysis is a gift.',
    input: Nothing,
    reply: Type.Object({ coins: Type.Array(OpenCoin), gifts: Type.Array(Type.String()) }),
  }),
  history: get('/api/credits/history', {
    who: 'member',
    says: 'The newest entries of this member’s ledger.',
    input: Nothing,
    reply: Type.Object({ balance: Type.Integer(), entries: Type.Array(CreditEntry) }),
  }),
}
