import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { normalEmail } from '../../../platform/mail/mailbox.ts'
import type { Payer } from '../reports/report.ts'
import { forgetPayers } from '../sandbox/store.ts'

/** Pending conversion of a guest who paid: it may become a member under the address it gave at the checkout. */
export const addConversion = (tx: Tx, orderId: string, guestId: string, { email, name }: Payer, now: Date) =>
  tx.run(sql`insert into payments_conversions (order_id, guest_id, email, name, paid_at)
    values (${orderId}, ${guestId}, ${normalEmail(email)}, ${name}, ${now}) on conflict do nothing`)

export const canConvert = async (db: Db, guestId: string): Promise<boolean> =>
  (await db.row(sql`select 1 from payments_conversions where guest_id = ${guestId} and used_at is null`)) !== undefined

/** Uses up the newest conversion of a guest and all that it has besides; undefined when there is none. */
export async function useConversion(tx: Tx, guestId: string, now: Date): Promise<Payer | undefined> {
  const used = await tx.rows<Payer & { paidAt: Date }>(sql`update payments_conversions set used_at = ${now}
    where guest_id = ${guestId} and used_at is null returning email, name, paid_at as "paidAt"`)
  return used.sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0]
}

export const conversionOf = (db: Db, orderId: string) =>
  db.row<Payer>(sql`select email, name from payments_conversions where order_id = ${orderId}`)

/** Forgets who paid, also where the sandbox stands for a provider; that something was paid stays in the books. */
export async function dropPayers(tx: Tx, accountId: string) {
  await forgetPayers(tx, accountId)
  await tx.run(sql`delete from payments_conversions c using payments_orders o
    where o.id = c.order_id and (o.account_id = ${accountId} or c.guest_id = ${accountId})`)
}
