import { admin as routes } from '@pusula/contract'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { isUuid } from '../../../platform/tokens.ts'
import type { Platform } from '../../../platform.ts'
import { answerMessage, listMessages } from '../../support/index.ts'
import { recordChange } from '../store/audit.ts'

const pageSize = 50

export function openMessageRoutes(door: Door, platform: Platform) {
  const { database, clock } = platform

  serve(door, routes.messages, async ({ input: { isOpen, after } }) => {
    if (after && !isUuid(after)) throw new Problem('request.notFound')
    const messages = await listMessages(database, { limit: pageSize, after, isOpen })
    return messages.map(message => ({
      ...message,
      createdAt: message.createdAt.toISOString(),
      answeredAt: message.answeredAt?.toISOString() ?? null,
    }))
  })

  serve(door, routes.answerMessage, async ({ input: { id, answer }, viewer }) => {
    if (!isUuid(id)) throw new Problem('request.notFound')
    const change = { by: viewer.accountId, action: 'messages.answer', subject: id, now: clock.now() } as const
    await answerMessage(platform, id, answer, tx => recordChange(tx, change))
    return { success: true as const }
  })
}
