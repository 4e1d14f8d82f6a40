import { type AssistantScope, type AuthorizationRequest, assistantScopes } from '@pusula/contract'
import { Problem } from '../../../platform/problem.ts'
import type { Client } from '../store/grants.ts'
import { destinationOf, isRegistered, withQuery } from './addresses.ts'
import { type FindClient, isDocumentAddress, Refusal } from './clients.ts'

/** Issuer and audience (resource) of the tokens; both are compared byte by byte. */
export interface Issuer {
  issuer: string
  resource: string
}

export interface Asked {
  client: Client
  destination: ReturnType<typeof destinationOf>
  /** The host that answers go to vouches for the name. */
  isKnown: boolean
  redirectUri: string
  challenge: string
  scopes: AssistantScope[]
  /** The address of the app with an answer in it. */
  back: (answer: Record<string, string | undefined>) => string
}

/** A request whose app and address are right; `error` is where its sender is told what else is wrong. */
type Reading = (Asked & { error: null }) | (Omit<Asked, 'challenge' | 'scopes'> & { error: string })

const isScope = (word: string): word is AssistantScope => assistantScopes.some(scope => scope === word)

/**
 * Reads what an app asks for. Nobody is sent to an address that the app has not named before: that it is wrong is said on a
 * page of ours, as a problem. Everything else goes back to the app.
 */
export async function readRequest(
  request: AuthorizationRequest,
  find: FindClient,
  { issuer, resource }: Issuer,
): Promise<Reading> {
  const { client_id, redirect_uri = '', state, scope } = request
  const client = await find(client_id).catch(error => {
    throw error instanceof Refusal ? new Problem('assistants.unknownClient') : error
  })
  if (!isRegistered(redirect_uri, client.redirectUris)) throw new Problem('assistants.wrongAddress')
  const destination = destinationOf(redirect_uri)
  const back: Asked['back'] = answer => withQuery(redirect_uri, { ...answer, state, iss: issuer })
  const isKnown =
    destination.kind === 'site' && isDocumentAddress(client.id) && new URL(client.id).host === destination.host
  const known = { client, destination, isKnown, redirectUri: redirect_uri, back }
  const wrong = (error: string, says: string) => ({ ...known, error: back({ error, error_description: says }) })

  if (request.response_type !== 'code') return wrong('unsupported_response_type', 'response_type is code')
  const challenge = request.code_challenge ?? ''
  if (request.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    return wrong('invalid_request', 'PKCE is needed, with S256')
  if (request.resource !== undefined && request.resource !== resource)
    return wrong('invalid_target', 'no such resource')
  // Staying signed in is not a scope of ours: every connection can be renewed until it is removed.
  const words = (scope ?? assistantScopes.join(' ')).split(' ').filter(word => word && word !== 'offline_access')
  if (!words.every(isScope)) return wrong('invalid_scope', `scopes: ${assistantScopes.join(' ')}`)
  const scopes = assistantScopes.filter(each => !words.length || words.includes(each))
  return { ...known, error: null, challenge, scopes }
}
