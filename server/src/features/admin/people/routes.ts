import { admin as routes } from '@pusula/contract'
import type { Parts } from '../../../parts.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  blockAccount,
  countPeople,
  findPeople,
  type PersonRow,
  personById,
  unblockAccount,
} from '../../accounts/index.ts'
import { historyOf } from '../../credits/index.ts'
import { auditEntries, note } from '../audit.ts'
import { correctCredits } from './corrections.ts'
import { describePeople, isAdministrator } from './describe.ts'

const usualPageSize = 25
const shownEntries = 200
const shownAudit = 50

interface Purchase {
  id: string
  amountUsd: number
  credits: number
  createdAt: Date
}

/** What features about money know of a person. */
export interface MoneySeams {
  isPro: (db: Db, accountId: string) => Promise<boolean>
  purchasesOf: (db: Db, accountId: string) => Promise<Purchase[]>
}

export function openPeopleRoutes(door: Door, parts: Parts, { isPro, purchasesOf }: MoneySeams) {
  const { database, config, clock } = parts

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
      if (await blockAccount(tx, row.id, reason, now))
        await note(tx, { by: viewer.accountId, action: 'people.block', subject: row.id, details: { reason }, now })
      return described(tx, row.id)
    })
  })

  serve(door, routes.unblock, async ({ input: { id }, viewer }) => {
    const now = clock.now()
    return database.transaction(async tx => {
      const row = await rowOf(tx, id)
      if (await unblockAccount(tx, row.id))
        await note(tx, { by: viewer.accountId, action: 'people.unblock', subject: row.id, now })
      return described(tx, row.id)
    })
  })
}

const dated = <T extends { createdAt: Date }>(entry: T) => ({ ...entry, createdAt: entry.createdAt.toISOString() })
