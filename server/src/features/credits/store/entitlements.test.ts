import { credits } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../testing/world.ts'
import { markUsed, refundFailed, refundUnused, requireEntitlement } from './entitlements.ts'

const world = await createWorld()
const { database, clock } = world

async function payFor(coin: string) {
  const ada = await world.member()
  await ada.call(credits.deduct, { symbol: coin })
  const entitlement = await requireEntitlement(database, ada.accountId, coin, clock.now())
  const history = async () => (await ada.call(credits.history, {})).entries.map(entry => [entry.reason, entry.coin])
  return { ada, entitlement, history }
}

describe('an entitlement', () => {
  it('is for this account, this coin and ten minutes', async () => {
    const { ada } = await payFor('BTC')
    const other = await world.member()
    const refused = { code: 'credits.noEntitlement' }
    await expect(requireEntitlement(database, ada.accountId, 'ETH', clock.now())).rejects.toMatchObject(refused)
    await expect(requireEntitlement(database, other.accountId, 'BTC', clock.now())).rejects.toMatchObject(refused)
    clock.forward(10 * 60_000)
    await expect(requireEntitlement(database, ada.accountId, 'BTC', clock.now())).rejects.toMatchObject(refused)
  })

  it('is refunded exactly once when the analysis fails, however often that is reported', async () => {
    const { ada, entitlement, history } = await payFor('BTC')
    const reports = await Promise.all(
      Array.from({ length: 10 }, () => refundFailed(database, entitlement, clock.now())),
    )
    expect(reports.filter(Boolean)).toHaveLength(1)
    expect(await history()).toEqual([
      ['refund', 'BTC'],
      ['analysis', 'BTC'],
      ['welcome', null],
    ])
    expect(await ada.call(credits.stats, {})).toMatchObject({ remainingAnalyses: 20, totalAnalyses: 20 })
    await expect(requireEntitlement(database, ada.accountId, 'BTC', clock.now())).rejects.toMatchObject({
      code: 'credits.noEntitlement',
    })
  })

  it('is earned once the analysis was delivered', async () => {
    const { ada, entitlement } = await payFor('BTC')
    await database.transaction(tx => markUsed(tx, entitlement))
    expect(await refundFailed(database, entitlement, clock.now())).toBe(false)
    clock.forward(10 * 60_000)
    await refundUnused(database, clock.now())
    expect((await ada.call(credits.stats, {})).remainingAnalyses).toBe(19)
  })

  it('is refunded by the cleanup when nothing was delivered, and not before it expires', async () => {
    const { ada } = await payFor('BTC')
    await refundUnused(database, clock.now())
    expect((await ada.call(credits.stats, {})).remainingAnalyses).toBe(19)
    clock.forward(10 * 60_000)
    await Promise.all([refundUnused(database, clock.now()), refundUnused(database, clock.now())])
    expect((await ada.call(credits.stats, {})).remainingAnalyses).toBe(20)
  })

  it('is refunded after a restart of the process', async () => {
    const { ada } = await payFor('BTC')
    clock.forward(10 * 60_000)
    await world.another()
    expect((await ada.call(credits.stats, {})).remainingAnalyses).toBe(20)
    expect(await world.differences()).toEqual([])
  })
})
