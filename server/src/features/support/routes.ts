import { randomUUID } from 'node:crypto'
import { support } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { networkOf } from '../../platform/http/address.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { contactOf } from '../accounts/index.ts'
import { plainAddress, plainMessage, plainName } from './rules.ts'
import { addMessage, isSaved } from './store.ts'

/** Rate limits of messages by person and by network, which thousands of phones may share. */
const perPerson = { max: 5, windowMs: HOUR_MS }
const perNetwork = { max: 30, windowMs: HOUR_MS }

export function openRoutes(door: Door, { database, clock }: Platform) {
  /** A member is who they signed in as, whatever the form says. */
  const senderOf = async (viewer: Viewer, given: { userEmail?: string; userName?: string }) => {
    const member = viewer.kind === 'member' ? await contactOf(database, viewer.accountId) : undefined
    return {
      accountId: member && viewer.kind === 'member' ? viewer.accountId : null,
      senderEmail: member?.email ?? plainAddress(given.userEmail),
      senderName: plainName(member?.name ?? given.userName),
    }
  }

  serve(door, support.send, async ({ input, viewer, address, language }) => {
    const now = clock.now()
    const message = plainMessage(input.message)
    if (!message) throw new Problem('request.invalid')
    // What has arrived already is not counted again.
    if (input.id && (await isSaved(database, input.id))) return { success: true as const }
    const person = viewer.kind === 'nobody' ? networkOf(address) : viewer.accountId
    await throttle(database, `support network ${networkOf(address)}`, perNetwork, now)
    await throttle(database, `support ${person}`, perPerson, now)
    const sender = await senderOf(viewer, input)
    const id = input.id ?? randomUUID()
    await addMessage(database, { id, ...sender, language, message, createdAt: now })
    return { success: true as const }
  })
}
