import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { isWithin, networkOf } from '../../platform/http/address.ts'
import { cookieOf, keepCookie } from '../../platform/http/cookies.ts'
import type { Guest } from '../../platform/http/viewer.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { after, type Soon } from '../../platform/soon.ts'
import { guestById } from './store.ts'

const cookieName = 'visitor'
// The longest time a browser keeps a cookie.
const cookieDays = 400

/** The visitor whose cookie we signed; a name that someone made up is nobody's. */
export function visitorIdOf(secrets: Secrets, request: FastifyRequest): string | undefined {
  const cookie = cookieOf(request, cookieName)
  return cookie && secrets.unsign('visitor', cookie)
}

export const keepVisitor = ({ secrets, config }: Parts, reply: FastifyReply, visitorId: string) =>
  keepCookie(reply, cookieName, secrets.sign('visitor', visitorId), {
    forSeconds: cookieDays * 86_400,
    isProduction: config.isProduction,
  })

export const networkHash = (secrets: Secrets, address: string) => secrets.hash('network', networkOf(address))

export const isBlocked = ({ settings }: Parts, request: FastifyRequest): Soon<boolean> =>
  after(
    settings(),
    ({ guestsAllowed, blockedAddresses }) =>
      !guestsAllowed || (blockedAddresses.length > 0 && isWithin(request.ip, blockedAddresses)),
  )

/** Finds the guest behind a request; who is blocked, or comes from a blocked address, is none. */
export function guestFinder(parts: Parts) {
  const { database, memory, secrets } = parts
  const guests = memory.keep('visitor', id => guestById(database, id))
  return (request: FastifyRequest): Soon<Guest | undefined> => {
    const id = visitorIdOf(secrets, request)
    if (!id) return undefined
    return after(guests(id), found => {
      if (!found) return undefined
      const { accountId } = found
      return after(isBlocked(parts, request), isOut => (isOut ? undefined : { kind: 'guest', accountId }))
    })
  }
}
