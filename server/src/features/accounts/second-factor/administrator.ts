import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'

/** One-time and recovery codes are for administrators; their calls cannot ask for a second factor, since they are about it. */
export function administrator({ isAdmin }: Member) {
  if (!isAdmin) throw new Problem('accounts.forbidden')
}
