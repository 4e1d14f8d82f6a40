import { guests } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { after } from '../../platform/soon.ts'
import { fingerprintHash, guestByFingerprint, openGuest, type Seams } from './open.ts'
import { visitorAllowance } from './rules.ts'
import { dropFingerprints, newestGuestByNetwork, visitorById } from './store.ts'
import { isBlocked, keepVisitor, networkHash, visitorIdOf } from './visitor.ts'

// A network address changes hands: what another did there yesterday says nothing about today's visitor.
const networkMemoryMs = 24 * 60 * 60_000

export function openRoutes(door: Door, parts: Parts, seams: Seams) {
  const { database, memory, clock, secrets } = parts
  const visitors = memory.keep('visitor', id => visitorById(database, id))

  const statsOf = (accountId: string | null | undefined) =>
    accountId
      ? after(seams.standing(accountId), ({ used, remaining }) => ({ used, limit: used + remaining, remaining }))
      : { used: 0, limit: visitorAllowance, remaining: visitorAllowance }
  const byCookie = (id: string | undefined) => (id ? visitors(id) : undefined)
  const byNetwork = (address: string) =>
    newestGuestByNetwork(database, networkHash(secrets, address), new Date(clock.now().getTime() - networkMemoryMs))

  serve(door, guests.blocked, async ({ request }) => ({ isBlocked: await isBlocked(parts, request) }))

  serve(door, guests.stats, call =>
    after(byCookie(visitorIdOf(secrets, call.request)), known =>
      known ? statsOf(known.accountId) : byNetwork(call.address).then(other => statsOf(other?.accountId)),
    ),
  )

  serve(door, guests.statsByFingerprint, async ({ input, request, address }) => {
    const known = await byCookie(visitorIdOf(secrets, request))
    const hash = input.fingerprint && fingerprintHash(secrets, input.fingerprint)
    const similar = known?.accountId || !hash ? known : await guestByFingerprint(database, hash, seams)
    return statsOf((similar ?? (await byNetwork(address)))?.accountId)
  })

  serve(door, guests.account, async call => {
    if (await isBlocked(parts, call.request)) throw new Problem('guests.blocked')
    const guest = await openGuest(parts, seams, call, call.input.fingerprint)
    keepVisitor(parts, call.reply, guest.id)
    const { remaining } = await seams.standing(guest.accountId)
    return { visitorId: guest.accountId, remainingCredits: remaining }
  })

  serve(door, guests.forgetFingerprint, async ({ request }) => {
    const id = visitorIdOf(secrets, request)
    if (id) await dropFingerprints(database, id)
    return { success: true as const }
  })
}
