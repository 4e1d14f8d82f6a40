import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { amountUnder, balanceOf, grant, spend } from '../../credits/index.ts'
import { note } from '../audit.ts'

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
export async function correctCredits(tx: Tx, { by, accountId, amount, reason, key, now }: Correction): Promise<number> {
  const entryKey = `admin:${key}`
  if (await move(tx, accountId, amount, entryKey, now))
    await note(tx, { by, action: 'people.credits', subject: accountId, details: { amount, reason, key }, now })
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
