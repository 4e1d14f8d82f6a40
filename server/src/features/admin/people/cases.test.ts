import { admin as routes } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { administrator } from '../../../testing/admin.ts'
import { createWorld } from '../../../testing/world.ts'
import { recordCase } from '../../payments/index.ts'

const world = await createWorld()

describe('a payment case', () => {
  it('is listed until somebody closes it, once, with a reason', async () => {
    const admin = await administrator(world)
    const ada = await world.member()
    const details = { missingCredits: 7 }
    const facts = { key: 'charge-1', kind: 'creditsMissing', accountId: ada.accountId, orderId: null, details } as const
    await recordCase(world.database, facts, world.clock.now())
    const [open] = await admin.call(routes.paymentCases, { isOpen: true })
    expect(open).toMatchObject({ kind: 'creditsMissing', accountId: ada.accountId, details, settledAt: null })
    const settled = { id: open?.id ?? '', reason: 'written off' }
    await admin.call(routes.settlePaymentCase, settled)
    expect(await admin.call(routes.paymentCases, { isOpen: true })).toEqual([])
    const [closed] = await admin.call(routes.paymentCases, {})
    expect(closed).toMatchObject({ settledAt: world.clock.now().toISOString(), details: { reason: 'written off' } })
    for (const id of [settled.id, '999', 'x'])
      await expect(admin.call(routes.settlePaymentCase, { ...settled, id })).rejects.toMatchObject({
        code: 'request.notFound',
      })
    const log = await admin.call(routes.audit, { action: 'cases.settle' })
    expect(log.map(({ subject }) => subject)).toEqual([settled.id])
  })
})
