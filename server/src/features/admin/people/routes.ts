import { type ReplyOf, admin as routes } from '@pusula/contract'
import type { Config } from '../../../config.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import {
  blockAccount,
  countPeople,
  findPeople,
  type PersonRow,
  personById,
  unblockAccount,
} from '../../accounts/index.ts'
import { amountUnder, balanceOf, balancesOf, grant, historyOf, spend } from '../../credits/index.ts'
import { stopRenewals } from '../../subscriptions/index.ts'
import { auditEntries, recordChange } from '../store/audit.ts'

const usualPageSize = 25
const shownEntries = 200
const shownAudit = 50

interface Purchase {
  id: string
  amountUsd: number
  credits: number
  createdAt: Date
}

/** Data of one account from the features about money. */
export interface MoneyDependencies {
  isPro: (db: Db, accountId: string) => Promise<boolean>
  purchasesOf: (db: Db, accountId: string) => Promise<Purchase[]>
}

export function openPeopleRoutes(door: Door, platform: Platform, { isPro, purchasesOf }: MoneyDependencies) {
  const { database, config, clock } = platform

  const rowOf = async (db: Db, id: string): Promise<PersonRow> => {
    const row = await personById(db, id)
    if (!row) throw new Problem('request.notFound')
    return row
  }
  const described = async (db: Db, id: string) => {
    const [person] = await describePeople(db, config, [await rowOf(db, id)])
    if (!person) throw new Problem('request.notFound')
    return person
  }
  const tierOf = async ({ id, kind }: PersonRow) => {
    if (kind === 'guest') return 'visitor' as const
    return (await isPro(database, id)) ? ('pro' as const) : ('member' as const)
  }

  serve(door, routes.people, async ({ input }) => {
    const { search = '', kind = 'all', page = 1, pageSize = usualPageSize } = input
    const choice = { search, kind, limit: pageSize, offset: (page - 1) * pageSize }
    const [count, rows] = await Promise.all([countPeople(database, choice), findPeople(database, choice)])
    return { count, people: await describePeople(database, config, rows) }
  })

  serve(door, routes.person, async ({ input: { id } }) => {
    const row = await rowOf(database, id)
    const [person, tier, ledger, purchases, audit] = await Promise.all([
      described(database, id),
      tierOf(row),
      historyOf(database, row.id, shownEntries),
      purchasesOf(database, row.id),
      auditEntries(database, { subject: row.id, limit: shownAudit }),
    ])
    return { ...person, tier, ledger: ledger.map(dated), purchases: purchases.map(dated), audit }
  })

  serve(door, routes.correctCredits, async ({ input: { id, amount, reason, key }, viewer }) => {
    if (amount === 0) throw new Problem('request.invalid', { fields: [{ field: 'amount', rule: 'nonzero' }] })
    const now = clock.now()
    return database.transaction(async tx => {
      const { id: accountId, kind } = await rowOf(tx, id)
      if (kind === 'deleted') throw new Problem('request.notFound')
      return { credits: await correctCredits(tx, { by: viewer.accountId, accountId, amount, reason, key, now }) }
    })
  })

  serve(door, routes.block, async ({ input: { id, reason }, viewer }) => {
    const now = clock.now()
    return database.transaction(async tx => {
      const row = await rowOf(tx, id)
      if (isAdministrator(row, config)) throw new Problem('admin.isAdministrator')
      if (row.kind === 'deleted') throw new Problem('request.notFound')
      if (await blockAccount(tx, row.id, reason, now)) {
        await stopRenewals(tx, row.id, now)
        await recordChange(tx, {
          by: viewer.accountId,
          action: 'people.block',
          subject: row.id,
          details: { reason },
          now,
        })
      }
      return described(tx, row.id)
    })
  })

  serve(door, routes.unblock, async ({ input: { id }, viewer }) => {
    const now = clock.now()
    return database.transaction(async tx => {
      const row = await rowOf(tx, id)
      if (await unblockAccount(tx, row.id))
        await recordChange(tx, { by: viewer.accountId, action: 'people.unblock', subject: row.id, now })
      return described(tx, row.id)
    })
  })
}

const dated = <T extends { createdAt: Date }>(entry: T) => ({ ...entry, createdAt: entry.createdAt.toISOString() })

interface Correction {
  by: string
  accountId: string
  /** Above zero to give, below to take. */
  amount: number
  reason: string
  key: string
  now: Date
}

/** Moves the credits and writes down why, once per key; hands out the balance. */
async function correctCredits(tx: Tx, { by, accountId, amount, reason, key, now }: Correction): Promise<number> {
  const entryKey = `admin:${key}`
  if (await move(tx, accountId, amount, entryKey, now))
    await recordChange(tx, { by, action: 'people.credits', subject: accountId, details: { amount, reason, key }, now })
  else if ((await amountUnder(tx, accountId, entryKey)) !== amount) throw new Problem('admin.keyUsed')
  return balanceOf(tx, accountId)
}

async function move(tx: Tx, accountId: string, amount: number, key: string, now: Date): Promise<boolean> {
  if (amount > 0) return grant(tx, accountId, amount, 'correction', key, now)
  try {
    return await spend(tx, accountId, -amount, 'correction', key, now)
  } catch (error) {
    if (error instanceof Problem && error.code === 'credits.insufficient')
      throw new Problem('admin.notEnoughCredits', error.details)
    throw error
  }
}

type Person = ReplyOf<typeof routes.people>['people'][number]

/** Whether somebody is an administrator, appointed or named by the environment. */
const isAdministrator = (
  { isAdmin, email, isVerified }: PersonRow,
  { adminEmails }: Pick<Config, 'adminEmails'>,
): boolean => isVerified && (isAdmin || (email !== null && adminEmails.includes(email)))

/** Accounts with their credits, as an administrator sees them. */
async function describePeople(db: Db, config: Config, rows: readonly PersonRow[]): Promise<Person[]> {
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
