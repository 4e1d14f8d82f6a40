import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { Db } from '../../platform/db/db.ts'
import { isWithin, networkOf } from '../../platform/http/address.ts'
import { keepCookie } from '../../platform/http/cookies.ts'
import type { Guest } from '../../platform/http/viewer.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { readSettings } from '../../platform/settings.ts'
import { isAccountBlocked } from '../accounts/index.ts'
import { visitorById } from './store.ts'

const cookieName = 'visitor'
// The longest time a browser keeps a cookie.
const cookieDays = 400

/** The visitor whose cookie we signed; a name that someone made up is nobody's. */
export function visitorIdOf(secrets: Secrets, request: FastifyRequest): string | undefined {
  const cookie = request.cookies[cookieName]
  return cookie && secrets.unsign('visitor', cookie)
}

export const keepVisitor = ({ secrets, config }: Parts, reply: FastifyReply, visitorId: string) =>
  keepCookie(reply, cookieName, secrets.sign('visitor', visitorId), {
    forSeconds: cookieDays * 86_400,
    isProduction: config.isProduction,
  })

export const networkHash = (secrets: Secrets, address: string) => secrets.hash('network', networkOf(address))

export async function isBlocked(db: Db, address: string): Promise<boolean> {
  const { guestsAllowed, blockedAddresses } = await readSettings(db)
  return !guestsAllowed || isWithin(address, blockedAddresses)
}

/** Finds the guest behind a request; who is blocked, or comes from a blocked address, is none. */
export const guestFinder =
  ({ database, secrets }: Parts) =>
  async (request: FastifyRequest): Promise<Guest | undefined> => {
    const id = visitorIdOf(secrets, request)
    const visitor = id ? await visitorById(database, id) : undefined
    if (!visitor?.accountId || (await isBlocked(database, request.ip))) return undefined
    if (await isAccountBlocked(database, visitor.accountId)) return undefined
    return { kind: 'guest', accountId: visitor.accountId }
  }
