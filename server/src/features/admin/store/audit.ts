import type { AuditAction, AuditEntry } from '@pusula/contract'
import type { Static } from 'typebox'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

interface Change {
  by: string
  action: AuditAction
  subject: string
  details?: Record<string, unknown>
  now: Date
}

/** Audit log: who did what, in the transaction that does it. */
export const recordChange = (tx: Tx, { by, action, subject, details = {}, now }: Change) =>
  tx.run(sql`insert into admin_audit (at, account_id, action, subject, details)
    values (${now}, ${by}, ${action}, ${subject}, ${JSON.stringify(details)})`)

interface AuditChoice {
  before?: string | undefined
  action?: AuditAction | undefined
  subject?: string | undefined
  limit: number
}

/** An administrator who has left is only a number. */
export async function auditEntries(db: Db, { before, action, subject, limit }: AuditChoice) {
  const rows = await db.rows<Omit<Static<typeof AuditEntry>, 'at'> & { at: Date }>(sql`
    select e.id::text, e.at, coalesce(a.email, a.id::text) as by, e.action, e.subject, e.details
    from admin_audit e join accounts a on a.id = e.account_id
    where (${before ?? null}::bigint is null or e.id < ${before ?? null}::bigint)
      and (${action ?? null}::text is null or e.action = ${action ?? null})
      and (${subject ?? null}::text is null or e.subject = ${subject ?? null})
    order by e.id desc limit ${limit}`)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** What an upload of coins did. */
export interface CoinsWritten {
  added: number
  updated: number
}

/** What the upload under a confirmation did, if there was one. */
export const writtenUnder = (tx: Tx, confirmation: string) =>
  tx.row<CoinsWritten>(sql`select (details ->> 'added')::int as added, (details ->> 'updated')::int as updated
    from admin_audit where details ? 'confirmation' and details ->> 'confirmation' = ${confirmation}`)
