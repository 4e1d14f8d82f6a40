import { guests } from '@pusula/contract'
import { oneByOne } from '../../platform/concurrency.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { claimantById } from '../accounts/index.ts'
import { fingerprintHash, forgetFingerprints, usedUnder } from './fingerprints/limit.ts'
import { openGuest, type Seams } from './open.ts'
import { newestGuestByNetwork, type Visitor, visitorById } from './store.ts'
import { isBlocked, keepVisitor, networkHash, visitorIdOf } from './visitor.ts'

/** The analyses a visitor may try before becoming a member. */
export const visitorAllowance = 5

// A network address changes hands: what another did there yesterday says nothing about today's visitor.
const networkMemoryMs = 24 * 60 * 60_000

export function openRoutes(door: Door, platform: Platform, seams: Seams) {
  const { database, memory, clock, secrets } = platform
  const visitors = memory.keep('visitor', id => visitorById(database, id))

  const afterUsing = (used: number) => ({
    used,
    limit: visitorAllowance,
    remaining: Math.max(0, visitorAllowance - used),
  })
  const statsOf = async (visitor: (Pick<Visitor, 'accountId'> & { isWelcomed?: boolean }) | undefined) => {
    if (!visitor?.accountId) return afterUsing(visitor?.isWelcomed ? visitorAllowance : 0)
    const { used, remaining } = await seams.standing(visitor.accountId)
    return { used, limit: used + remaining, remaining }
  }
  const byCookie = (id: string | undefined) => (id ? visitors(id) : undefined)
  const byNetwork = (address: string) =>
    newestGuestByNetwork(database, networkHash(secrets, address), new Date(clock.now().getTime() - networkMemoryMs))

  serve(door, guests.blocked, async ({ request }) => ({ isBlocked: await isBlocked(platform, request) }))

  serve(door, guests.stats, async ({ request, address }) =>
    statsOf((await byCookie(visitorIdOf(secrets, request))) ?? (await byNetwork(address))),
  )

  serve(door, guests.statsByFingerprint, async ({ input, request, address }) => {
    const known = await byCookie(visitorIdOf(secrets, request))
    if (known) return statsOf(known)
    if (!input.fingerprint) return statsOf(await byNetwork(address))
    return afterUsing(await usedUnder(database, fingerprintHash(secrets, input.fingerprint), seams.freeUsed))
  })

  // One browser that asks wildly must not hold every connection while waiting for its own turn.
  const inTurn = oneByOne()
  serve(door, guests.account, async call => {
    if (await isBlocked(platform, call.request)) throw new Problem('guests.blocked')
    const open = () => openGuest(platform, seams, call, call.input.fingerprint)
    const id = visitorIdOf(secrets, call.request)
    const guest = await (id ? inTurn(id, open) : open())
    keepVisitor(platform, call.reply, guest.id)
    const { remaining } = await seams.standing(guest.accountId)
    const member = await claimantById(database, guest.accountId)
    return { visitorId: guest.accountId, remainingCredits: remaining, memberEmail: member?.email ?? null }
  })

  serve(door, guests.forgetFingerprint, async ({ request }) => {
    const id = visitorIdOf(secrets, request)
    if (id) await inTurn(id, () => forgetFingerprints(platform, id, seams.freeUsed))
    return { success: true as const }
  })
}
