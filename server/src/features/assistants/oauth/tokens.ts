import { hash, timingSafeEqual } from 'node:crypto'
import { accessPrefix, maxAssistants, refreshPrefix } from '@pusula/contract'
import type { Database, Tx } from '../../../platform/db/db.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { addGrant, addToken, refreshable, spendRefresh, useCode } from '../store/grants.ts'
import { type FindClient, isDocumentAddress, Refusal } from './clients.ts'
import type { Issuer } from './request.ts'

const accessSeconds = 3_600
const refreshSeconds = 30 * 86_400
/** Grace time of refresh-token rotation: two workers of one assistant may use the same one at once. */
const graceMs = 30_000

/** The fields of a form, as far as they are text. */
export type Form = Readonly<Record<string, string | undefined>>

interface Parties extends Issuer {
  database: Database
  find: FindClient
}

/** Answers a request for tokens, by a code or by a refresh token. */
export async function giveTokens(form: Form, { database, find, resource }: Parties, now: Date) {
  const { client_id: clientId = '', grant_type } = form
  // One that is named by its document was asked when its person consented: nobody makes us ask an address of theirs here.
  if (!isDocumentAddress(clientId)) await find(clientId)
  if (form.resource !== undefined && form.resource !== resource) throw new Refusal('invalid_target', 'no such resource')
  if (grant_type !== 'authorization_code' && grant_type !== 'refresh_token')
    throw new Refusal('unsupported_grant_type', 'authorization_code or refresh_token')
  // What is refused is returned and thrown afterwards: a code that was tried stays used.
  const exchange = grant_type === 'refresh_token' ? byRefresh : byCode
  const given = await database.transaction(tx => exchange(tx, form, { clientId, resource, now }))
  if (given instanceof Refusal) throw given
  return given
}

interface Exchange {
  clientId: string
  resource: string
  now: Date
}

async function byCode(tx: Tx, form: Form, { clientId, resource, now }: Exchange) {
  const codeHash = hashOf(form.code ?? '')
  const code = await useCode(tx, codeHash, now)
  const isTheirs = code?.clientId === clientId && code.redirectUri === form.redirect_uri && code.resource === resource
  if (!code || !isTheirs) return new Refusal('invalid_grant', 'the code is unknown, old, used or of another')
  if (!isVerifier(form.code_verifier, code.challenge)) return new Refusal('invalid_grant', 'the verifier does not fit')
  const grantId = await addGrant(tx, codeHash, code, maxAssistants, now)
  return grantId ? issue(tx, grantId, code.scopes, now) : new Refusal('invalid_grant', 'no connection can be made')
}

async function byRefresh(tx: Tx, form: Form, { clientId, resource, now }: Exchange) {
  const tokenHash = hashOf(form.refresh_token ?? '')
  const grant = await refreshable(tx, { tokenHash, clientId, resource }, graceMs, now)
  if (!grant) return new Refusal('invalid_grant', 'the refresh token is unknown, old or used')
  const asked = form.scope?.split(' ').filter(word => word && word !== 'offline_access') ?? []
  if (asked.some(word => !grant.scopes.some(scope => scope === word)))
    return new Refusal('invalid_scope', 'more than was allowed')
  await spendRefresh(tx, tokenHash, now)
  return issue(tx, grant.grantId, grant.scopes, now)
}

async function issue(tx: Tx, grantId: string, scopes: readonly string[], now: Date) {
  const [access, refresh] = [accessPrefix + newToken(), refreshPrefix + newToken()]
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  await addToken(tx, { tokenHash: hashOf(access), grantId, kind: 'access', expiresAt: until(accessSeconds) })
  await addToken(tx, { tokenHash: hashOf(refresh), grantId, kind: 'refresh', expiresAt: until(refreshSeconds) })
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

/** Whether a text is the one that the challenge was made of (RFC 7636). */
function isVerifier(verifier = '', challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const [made, known] = [Buffer.from(hash('sha256', verifier, 'base64url')), Buffer.from(challenge)]
  return made.length === known.length && timingSafeEqual(made, known)
}
