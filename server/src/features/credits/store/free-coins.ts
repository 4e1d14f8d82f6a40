import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

/** Free first analysis of a new member: the coin that the tour shows. */
const welcomeCoin = 'BTC'

export const giveFreeCoin = (tx: Tx, accountId: string) =>
  tx.run(sql`insert into credits_free_coins (account_id, coin) values (${accountId}, ${welcomeCoin})
    on conflict do nothing`)

/** The coins whose next analysis is a gift. */
export const freeCoinsOf = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await db.rows<{ coin: string }>(sql`select coin from credits_free_coins
      where account_id = ${accountId} and entitlement_id is null order by coin`)
  ).map(({ coin }) => coin)

/** The gift is taken by the entitlement it pays for. */
export const takeFreeCoin = (tx: Tx, accountId: string, coin: string, entitlementId: string) =>
  tx.run(sql`update credits_free_coins set entitlement_id = ${entitlementId}
    where account_id = ${accountId} and coin = ${coin} and entitlement_id is null`)

/** Nothing came of it: it can be taken again. */
export const giveBackFreeCoin = (tx: Tx, entitlementId: string) =>
  tx.run(sql`update credits_free_coins set entitlement_id = null where entitlement_id = ${entitlementId}`)
