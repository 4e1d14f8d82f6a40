import type { FastifyReply, FastifyRequest } from 'fastify'
import { batched } from '../../platform/batched.ts'
import type { Tx } from '../../platform/db/db.ts'
import { isWithin } from '../../platform/http/address.ts'
import { setCookie } from '../../platform/http/cookies.ts'
import type { Guest } from '../../platform/http/viewer.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Platform } from '../../platform.ts'
import { type At, lockGuest } from '../accounts/index.ts'
import { addVisitor, guestsById, linkMember, type Visitor, visitorById } from './store.ts'

const cookieName = 'visitor'
// Cookie lifetime: the longest time a browser keeps one.
const cookieDays = 400

/** The visitor of a signed cookie; a forged one is nobody's. */
export function visitorIdOf(secrets: Secrets, { cookies }: FastifyRequest): string | undefined {
  const cookie = cookies[cookieName]
  return cookie && secrets.unsign('visitor', cookie)
}

export const saveVisitor = ({ secrets, config }: Platform, reply: FastifyReply, visitorId: string) =>
  setCookie(reply, cookieName, secrets.sign('visitor', visitorId), {
    forSeconds: cookieDays * 86_400,
    isProduction: config.isProduction,
  })

export async function isBlocked({ settings }: Platform, request: FastifyRequest): Promise<boolean> {
  const { guestsAllowed, blockedAddresses } = await settings()
  return !guestsAllowed || isWithin(request.ip, blockedAddresses)
}

/** Finds the guest behind a request; who is blocked, or comes from a blocked address, is none. */
export function guestFinder(platform: Platform) {
  const { database, memory, secrets } = platform
  const guests = memory.keep(
    'visitor',
    batched(ids => guestsById(database, ids)),
  )
  return async (request: FastifyRequest): Promise<Guest | undefined> => {
    const id = visitorIdOf(secrets, request)
    const found = id && (await guests(id))
    return found && !(await isBlocked(platform, request)) ? { kind: 'guest', accountId: found.accountId } : undefined
  }
}

/** The visitor as it is once nobody else changes its guest: a claimed account may be leaving in another tab. */
async function lockVisitor(tx: Tx, id: string, memberId: string): Promise<Visitor | undefined> {
  const visitor = await visitorById(tx, id)
  // Whoever signs in to it holds it already.
  if (!visitor?.accountId || visitor.accountId === memberId) return visitor
  await lockGuest(tx, visitor.accountId)
  return visitorById(tx, id)
}

/** Remembers that a member uses this browser; hands out the account that the browser has as a guest, if any. */
export async function saveMember(tx: Tx, platform: Platform, at: At, accountId: string): Promise<string | null> {
  const now = platform.clock.now()
  const id = visitorIdOf(platform.secrets, at.request)
  const known = id ? await lockVisitor(tx, id, accountId) : undefined
  const visitor = known ?? (await addVisitor(tx, now))
  if (!known) saveVisitor(platform, at.reply, visitor.id)
  await linkMember(tx, visitor.id, accountId, now)
  return visitor.accountId
}
