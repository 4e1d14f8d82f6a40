import { guests } from '@pusula/contract'
import { oneByOne } from '../../platform/concurrency.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { claimantById } from '../accounts/index.ts'
import { fingerprintHash, forgetFingerprints, usedUnder } from './fingerprints/limit.ts'
import { type Dependencies, openGuest } from './open.ts'
import { type Visitor, visitorById } from './store.ts'
import { isBlocked, saveVisitor, visitorIdOf } from './visitor.ts'

/** The analyses a visitor may try before becoming a member. */
export const visitorAllowance = 5

export function openRoutes(door: Door, platform: Platform, dependencies: Dependencies) {
  const { database, memory, secrets } = platform
  const visitors = memory.keep('visitor', id => visitorById(database, id))

  const afterUsing = (used: number) => ({
    used,
    limit: visitorAllowance,
    remaining: Math.max(0, visitorAllowance - used),
  })
  const statsOf = async (visitor: (Pick<Visitor, 'accountId'> & { isWelcomed?: boolean }) | undefined) => {
    if (!visitor?.accountId) return afterUsing(visitor?.isWelcomed ? visitorAllowance : 0)
    const { used, remaining } = await dependencies.creditStatus(visitor.accountId)
    // What the same device used in another browser counts as used here.
    const limit = Math.max(visitorAllowance, used + remaining)
    return { used: limit - remaining, limit, remaining }
  }
  const byCookie = (id: string | undefined) => (id ? visitors(id) : undefined)

  serve(door, guests.blocked, async ({ request }) => ({ isBlocked: await isBlocked(platform, request) }))

  // Whoever is not recognised is somebody new: what others of the same network did is theirs.
  serve(door, guests.stats, async ({ request }) => statsOf(await byCookie(visitorIdOf(secrets, request))))

  serve(door, guests.statsByFingerprint, async ({ input, request }) => {
    const known = await byCookie(visitorIdOf(secrets, request))
    if (known || !input.fingerprint) return statsOf(known)
    return afterUsing(await usedUnder(database, fingerprintHash(secrets, input.fingerprint), dependencies.freeUsed))
  })

  // One browser that asks wildly must not hold every connection while waiting for its own turn.
  const inTurn = oneByOne()
  serve(door, guests.account, async call => {
    if (await isBlocked(platform, call.request)) throw new Problem('guests.blocked')
    const open = () => openGuest(platform, dependencies, call, call.input.fingerprint)
    const id = visitorIdOf(secrets, call.request)
    const guest = await (id ? inTurn(id, open) : open())
    saveVisitor(platform, call.reply, guest.id)
    const { remaining } = await dependencies.creditStatus(guest.accountId)
    const member = await claimantById(database, guest.accountId)
    return { visitorId: guest.accountId, remainingCredits: remaining, memberEmail: member?.email ?? null }
  })

  serve(door, guests.forgetFingerprint, async ({ request }) => {
    const id = visitorIdOf(secrets, request)
    if (id) await inTurn(id, () => forgetFingerprints(platform, id, dependencies.freeUsed))
    return { success: true as const }
  })
}
