import type { Parts } from '../../parts.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { At } from '../accounts/index.ts'
import { addVisitor, linkMember, visitorById } from './store.ts'
import { keepVisitor, networkHash, visitorIdOf } from './visitor.ts'

/** Remembers that a member uses this browser; hands out the account that the browser has as a guest, if any. */
export async function noteMember(tx: Tx, parts: Parts, at: At, accountId: string): Promise<string | null> {
  const now = parts.clock.now()
  const id = visitorIdOf(parts.secrets, at.request)
  const known = id ? await visitorById(tx, id) : undefined
  const visitor = known ?? (await addVisitor(tx, networkHash(parts.secrets, at.address), now))
  if (!known) keepVisitor(parts, at.reply, visitor.id)
  await linkMember(tx, visitor.id, accountId, now)
  return visitor.accountId
}
