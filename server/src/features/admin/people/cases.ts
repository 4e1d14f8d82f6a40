import { admin as routes } from '@pusula/contract'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { closeCase, listCases } from '../../payments/index.ts'
import { recordChange } from '../store/audit.ts'

export function openCaseRoutes(door: Door, { database, clock }: Platform) {
  serve(door, routes.paymentCases, async ({ input: { isOpen = false } }) => {
    const cases = await listCases(database, { onlyOpen: isOpen })
    return cases.map(({ id, accountId, kind, details, note: reason, createdAt, closedAt }) => ({
      ...{ id, accountId, kind, details: reason === null ? details : { ...details, reason } },
      createdAt: createdAt.toISOString(),
      settledAt: closedAt?.toISOString() ?? null,
    }))
  })

  serve(door, routes.settlePaymentCase, async ({ input: { id, reason }, viewer }) => {
    const now = clock.now()
    await database.transaction(async tx => {
      if (!(await closeCase(tx, id, reason, now))) throw new Problem('request.notFound')
      await recordChange(tx, { by: viewer.accountId, action: 'cases.settle', subject: id, details: { reason }, now })
    })
    return { success: true as const }
  })
}
