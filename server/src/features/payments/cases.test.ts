import { describe, expect, it } from 'vitest'
import { buy, deliver } from '../../testing/payments.ts'
import { createWorld } from '../../testing/world.ts'
import { spend } from '../credits/index.ts'
import { closeCase, listCases } from './store/cases.ts'

const world = await createWorld()
const { database, clock } = world

/** A pack that was paid; its credits are all used where somebody wants so. */
async function bought({ isUsed }: { isUsed: boolean }) {
  const ada = await world.member({ credits: 0 })
  const orderId = await buy(ada, { amount: 5, analyses: 10 })
  if (isUsed) await database.transaction(tx => spend(tx, ada.accountId, 10, 'analysis', 'all', clock.now()))
  const charge = `sandbox_pay_${orderId}`
  const open = async () =>
    (await listCases(database, { onlyOpen: true }))
      .filter(({ accountId }) => accountId === ada.accountId)
      .sort((a, b) => a.kind.localeCompare(b.kind))
  return {
    open,
    refunded: (cents: number) =>
      deliver(world, { id: `${cents} ${charge}`, kind: 'refunded', charge, refundedCents: cents }),
    disputed: (dispute: 'open' | 'won' | 'lost') =>
      deliver(world, { id: `${dispute} ${charge}`, kind: 'disputed', charge, dispute }),
    settle: async () => {
      for (const { id } of await open()) await closeCase(database, id, 'written off', clock.now())
      clock.forward(60_000)
    },
  }
}

describe('a case that was settled', () => {
  it('waits for somebody again, from now on, when there is more to settle', async () => {
    const { open, refunded, disputed, settle } = await bought({ isUsed: true })
    await refunded(250)
    expect(await open()).toMatchObject([{ kind: 'creditsMissing', details: { missingCredits: 5 } }])
    await settle()
    await refunded(500)
    const waiting = { closedAt: null, note: null, createdAt: clock.now() }
    expect(await open()).toMatchObject([{ kind: 'creditsMissing', details: { missingCredits: 10 }, ...waiting }])
    await settle()
    await disputed('open')
    expect(await open(), 'as many are missing as before').toMatchObject([{ kind: 'disputed' }])
    await settle()
    await disputed('lost')
    expect(await open()).toMatchObject([{ kind: 'disputed', details: { dispute: 'lost' } }])
  })

  it('stays settled when nothing is left to do', async () => {
    const { open, disputed, settle } = await bought({ isUsed: true })
    await disputed('open')
    expect((await open()).map(({ kind }) => kind)).toEqual(['creditsMissing', 'disputed'])
    await settle()
    await disputed('won')
    expect(await open()).toEqual([])
  })

  it('that waits goes on waiting since it was first told', async () => {
    const { open, disputed } = await bought({ isUsed: false })
    const toldAt = clock.now()
    await disputed('open')
    clock.forward(60_000)
    await disputed('lost')
    expect(await open()).toMatchObject([{ details: { dispute: 'lost' }, createdAt: toldAt }])
  })
})
