import { type AuthorizationRequest, assistants, credits, maxAssistants, type Permission } from '@pusula/contract'
import { askFrom, type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import type { Platform } from '../../platform.ts'
import { contactOf, holdSession } from '../accounts/index.ts'
import { connectedEmail } from './emails.ts'
import { type FindClient, isDocumentAddress } from './oauth/clients.ts'
import { type Issuer, readRequest } from './oauth/request.ts'
import { addCode, countGrants, saveClientUse } from './store/grants.ts'
import { changeGrant, connectedOf, creditsSpent, removeGrant } from './store/list.ts'

const codeMs = 60_000
/** Rate limit of client documents per account: each may be an address that is asked in our name. */
const documents = { max: 60, windowMs: 3_600_000 }
const done = { success: true as const }

/** Scopes that were not requested are not granted, whatever the browser sends. */
const chosenOf = ({ scopes, analysesPerDay, portfolio }: Permission, asked: readonly string[]): Permission => ({
  scopes: [...new Set(scopes)].filter(scope => asked.includes(scope)),
  analysesPerDay,
  portfolio,
})

/** The calls of the consent screen and of the list of connected assistants. */
export function openRoutes(door: Door, { database, clock, mail }: Platform, issuing: Issuer, find: FindClient) {
  const read = async (request: AuthorizationRequest, accountId: string) => {
    if (isDocumentAddress(request.client_id ?? ''))
      await throttle(database, `assistants document ${accountId}`, documents, clock.now())
    return readRequest(request, find, issuing)
  }

  serve(door, assistants.list, async ({ viewer: { accountId } }) => {
    const now = clock.now()
    const connected = await connectedOf(database, accountId, now)
    return {
      address: issuing.resource,
      assistants: connected.map(({ createdAt, lastUsedAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      creditsThisMonth: await creditsSpent(database, accountId, now),
    }
  })

  serve(door, assistants.asked, async ({ input, viewer, language, request, reply }) => {
    const asked = await read(input, viewer.accountId)
    const { remainingAnalyses } = await askFrom(door, { viewer, language, request, reply })(credits.stats, {})
    const { client, destination, isKnown } = asked
    return {
      ...{ name: client.name, host: destination.host, kind: destination.kind, isKnown, credits: remainingAnalyses },
      scopes: asked.error === null ? asked.scopes : [],
      go: asked.error,
    }
  })

  serve(door, assistants.allow, async ({ input, viewer, language, log }) => {
    const asked = await read(input.request, viewer.accountId)
    if (asked.error !== null) return { go: asked.error }
    const { accountId, sessionId } = viewer
    if ((await countGrants(database, accountId)) >= maxAssistants) throw new Problem('assistants.tooMany')
    const permission = chosenOf(input.permission, asked.scopes)
    if (!permission.scopes.length) return { go: asked.back({ error: 'access_denied' }) }
    const { client, destination, redirectUri, challenge } = asked
    const now = clock.now()
    const code = newToken()
    await database.transaction(async tx => {
      await addCode(tx, {
        ...permission,
        ...{ accountId, clientId: client.id, clientName: client.name, clientHost: destination.host },
        ...{ redirectUri, challenge, resource: issuing.resource },
        codeHash: hashOf(code),
        expiresAt: new Date(now.getTime() + codeMs),
      })
      await saveClientUse(tx, client.id, now)
      await holdSession(tx, sessionId)
    })
    const contact = await contactOf(database, accountId)
    if (contact?.isVerified)
      await mail
        .send(connectedEmail(contact.email, language, client.name, destination.host))
        .catch(error => log.error({ err: error }, 'e-mail not sent'))
    return { go: asked.back({ code }) }
  })

  serve(door, assistants.decline, async ({ input, viewer }) => {
    const asked = await read(input.request, viewer.accountId)
    return { go: asked.error ?? asked.back({ error: 'access_denied' }) }
  })

  serve(door, assistants.change, async ({ input, viewer }) => {
    const { id, scopes, analysesPerDay, portfolio } = input
    const permission = { scopes: [...new Set(scopes)], analysesPerDay, portfolio }
    if (!(await changeGrant(database, viewer.accountId, id, permission))) throw new Problem('request.notFound')
    return done
  })

  serve(door, assistants.remove, async ({ input, viewer }) => {
    if (!(await removeGrant(database, viewer.accountId, input.id))) throw new Problem('request.notFound')
    return done
  })
}
