import { accessPrefix, assistantScopes, callsOf, maxAnalysesPerDay } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import { keyIn } from '../../platform/http/key.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { hashOf } from '../../platform/tokens.ts'
import type { Platform } from '../../platform.ts'
import { contactOf } from '../accounts/index.ts'
import { programOf, useKey } from '../keys/index.ts'
import { type Connection, connectionByToken } from './store/grants.ts'

/** An authenticated MCP connection: the assistant, and the member in whose name it asks. */
export interface Caller {
  connection: Connection
  viewer: Member
}

/**
 * Finds who calls by the token of a connection, or by a key of the person's own, which may do what the key may. Undefined where
 * neither is shown or it counts no more. Both are looked up with every call: what was removed is refused at once.
 */
export const callerFinder =
  (platform: Platform, resource: string) =>
  async (request: FastifyRequest): Promise<Caller | undefined> => {
    const { database, clock } = platform
    const shown = keyIn(request)
    if (!shown) return undefined
    if (shown.startsWith(accessPrefix)) {
      const connection = await connectionByToken(database, hashOf(shown), resource, clock.now())
      const calls = connection?.scopes.flatMap(scope => callsOf[scope])
      return connection && calls && { connection, viewer: programOf(connection.accountId, calls) }
    }
    const key = await useKey(platform, shown)
    const owner = key && (await contactOf(database, key.accountId))
    if (!key || !owner) return undefined
    const { id, accountId } = key
    const connection: Connection = {
      ...{ id, accountId, language: owner.language },
      scopes: assistantScopes.filter(scope => callsOf[scope].some(call => key.scopes.includes(call))),
      analysesPerDay: maxAnalysesPerDay,
      portfolio: 'amounts',
    }
    return { connection, viewer: programOf(accountId, key.scopes) }
  }
