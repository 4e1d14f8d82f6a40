import type { ReplyOf, admin as routes } from '@pusula/contract'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { PersonRow } from '../../accounts/index.ts'
import { balancesOf } from '../../credits/index.ts'

type Person = ReplyOf<typeof routes.people>['people'][number]

/** Whether somebody is an administrator, appointed or named by the environment. */
export const isAdministrator = (
  { isAdmin, email, isVerified }: PersonRow,
  { adminEmails }: Pick<Config, 'adminEmails'>,
): boolean => isVerified && (isAdmin || (email !== null && adminEmails.includes(email)))

/** Accounts with their credits, as an administrator sees them. */
export async function describePeople(db: Db, config: Config, rows: readonly PersonRow[]): Promise<Person[]> {
  const credits = await balancesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const { id, kind, email, isVerified, name, createdAt, lastSeenAt, blockedAt, blockedReason } = row
    return {
      ...{ id, kind, email, name },
      isEmailVerified: isVerified,
      credits: credits.get(id) ?? 0,
      isAdmin: isAdministrator(row, config),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockedReason ?? '' },
    }
  })
}
