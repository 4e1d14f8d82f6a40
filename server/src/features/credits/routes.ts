import { credits, type ProblemCode, type ReplyOf } from '@pusula/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import { fairQueue } from '../../platform/fair-queue.ts'
import { type Call, type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { readSettings } from '../../platform/settings.ts'
import type { Platform } from '../../platform.ts'
import { saveGuestFingerprint } from '../guests/index.ts'
import type { CreditStatus } from './rules.ts'
import { openEntitlement, openOf } from './store/entitlements.ts'
import { freeCoinsOf } from './store/free-coins.ts'
import { balanceOf, historyOf } from './store/ledger.ts'
import { creditStatusOf } from './store/status.ts'

/** Functions that features further down hand in. */
export interface Dependencies {
  /** Whether a member has a subscription that is paid for. */
  isPro(db: Db, accountId: string): Promise<boolean>
  /** The one name of a coin, however it is written. */
  coinOf(spelling: string): Promise<string>
  /** Why a coin has nothing to pay for; null where it has. */
  refusalOf(spelling: string): Promise<ProblemCode | null>
  /** Runs before a guest pays, in the same transaction. */
  beforeGuestPays(tx: Tx, accountId: string): Promise<void>
  /** What a member has, to be shown. */
  creditStatus(accountId: string): Promise<CreditStatus & { tier: 'member' | 'pro' }>
}

const historySize = 200
/** Few connections, taken in turn by accounts: whoever deducts once passes whoever deducts by the hundred. */
const deductedAtOnce = 2
const opened = { tr: 'Analiz açıldı', en: 'The analysis is open' }

export function openRoutes(door: Door, platform: Platform, dependencies: Dependencies) {
  const { database, clock } = platform
  const memberTier = async (accountId: string): Promise<'member' | 'pro'> =>
    (await dependencies.isPro(database, accountId)) ? 'pro' : 'member'

  serve(door, credits.stats, async ({ viewer }) => {
    const { remaining, total, tier } = await dependencies.creditStatus(viewer.accountId)
    return { remainingAnalyses: remaining, totalAnalyses: total, tier }
  })

  const deductions = fairQueue({ atOnce: deductedAtOnce })
  serve(door, credits.deduct, call => deductions.run('', call.viewer.accountId, () => deduct(call)))

  async function deduct({
    input,
    viewer,
    language,
  }: Call<typeof credits.deduct>): Promise<ReplyOf<typeof credits.deduct>> {
    const { accountId, kind } = viewer
    if (kind === 'guest' && input.fingerprint) await saveGuestFingerprint(platform, accountId, input.fingerprint)
    const refusal = await dependencies.refusalOf(input.symbol)
    // The lists may lack what a member has found elsewhere, and what fails is refunded; a guest's coins are all on them.
    if (refusal && (kind === 'guest' || refusal !== 'market.unknownCoin')) throw new Problem(refusal)
    const coin = await dependencies.coinOf(input.symbol)
    const tier = kind === 'guest' ? 'visitor' : await memberTier(accountId)
    const prepare = kind === 'guest' ? (tx: Tx) => dependencies.beforeGuestPays(tx, accountId) : undefined
    const { expiresAt, spent } = await openEntitlement(platform, accountId, coin, tier, {
      prepare,
      freeOnly: input.freeOnly,
    })
    const { remaining } = await creditStatusOf(database, accountId, tier, clock.now())
    return {
      success: true,
      message: opened[language],
      allowedCoins: kind === 'guest' ? (await readSettings(database)).guestCoins : [],
      remaining,
      spent,
      expiresAt: expiresAt.toISOString(),
    }
  }

  serve(door, credits.open, async ({ viewer: { accountId } }) => {
    const now = clock.now()
    const [coins, gifts] = await Promise.all([openOf(database, accountId, now), freeCoinsOf(database, accountId)])
    return {
      coins: coins.map(({ coin, expiresAt }) => ({
        symbol: coin,
        until: expiresAt.toISOString(),
        leftMs: expiresAt.getTime() - now.getTime(),
      })),
      gifts,
    }
  })

  serve(door, credits.history, async ({ viewer }) => {
    const entries = await historyOf(database, viewer.accountId, historySize)
    const balance = await balanceOf(database, viewer.accountId)
    return { balance, entries: entries.map(entry => ({ ...entry, createdAt: entry.createdAt.toISOString() })) }
  })
}
