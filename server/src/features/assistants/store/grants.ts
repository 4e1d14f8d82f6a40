import type { AssistantScope, Language, Permission } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

/** An app as a person is told of it. */
export interface Client {
  id: string
  name: string
  redirectUris: string[]
}

export const addClient = (db: Db, { id, name, redirectUris }: Client, now: Date) =>
  db.run(sql`insert into assistants_clients (id, name, redirect_uris, created_at)
    values (${id}, ${name}, ${redirectUris}::text[], ${now})`)

export const clientById = (db: Db, id: string) =>
  db.row<Client>(sql`select id, name, redirect_uris as "redirectUris" from assistants_clients where id = ${id}`)

export const saveClientUse = (db: Db, id: string, now: Date) =>
  db.run(sql`update assistants_clients set used_at = ${now} where id = ${id}`)

/** What a person has chosen for an app that comes back with a code. */
export interface Consent extends Permission {
  accountId: string
  clientId: string
  clientName: string
  clientHost: string
  resource: string
}

interface NewCode extends Consent {
  codeHash: string
  redirectUri: string
  challenge: string
  expiresAt: Date
}

export const addCode = (db: Db, code: NewCode) =>
  db.run(sql`insert into assistants_codes (code_hash, account_id, client_id, client_name, client_host, redirect_uri,
      challenge, resource, scopes, analyses_per_day, portfolio, expires_at)
    values (${code.codeHash}, ${code.accountId}, ${code.clientId}, ${code.clientName}, ${code.clientHost},
      ${code.redirectUri}, ${code.challenge}, ${code.resource}, ${code.scopes}::text[], ${code.analysesPerDay},
      ${code.portfolio}, ${code.expiresAt})`)

/** Uses a code up, whoever shows it; undefined where it is unknown, old or used, and what came of its first use is ended then. */
export async function useCode(tx: Tx, codeHash: string, now: Date) {
  // The account is locked before what belongs to it, as by whoever leaves or changes their password.
  await tx.run(sql`select from accounts
    where id = (select account_id from assistants_codes where code_hash = ${codeHash}) for update`)
  const code = await tx.row<
    Consent & { redirectUri: string; challenge: string }
  >(sql`update assistants_codes set used_at = ${now}
    where code_hash = ${codeHash} and used_at is null and expires_at > ${now}
    returning account_id as "accountId", client_id as "clientId", client_name as "clientName",
      client_host as "clientHost", redirect_uri as "redirectUri", challenge, resource, scopes,
      analyses_per_day as "analysesPerDay", portfolio`)
  if (!code)
    await tx.run(sql`delete from assistants_grants
      where id = (select grant_id from assistants_codes where code_hash = ${codeHash})`)
  return code
}

/** Makes the connection that a used code stands for, whose account is locked; undefined when the member has so many already, or is gone. */
export async function addGrant(tx: Tx, codeHash: string, consent: Consent, most: number, now: Date) {
  const made = await tx.row<{ id: string }>(sql`insert into assistants_grants (account_id, client_id, client_name,
      client_host, resource, scopes, analyses_per_day, portfolio, created_at)
    select ${consent.accountId}, ${consent.clientId}, ${consent.clientName}, ${consent.clientHost}, ${consent.resource},
      ${consent.scopes}::text[], ${consent.analysesPerDay}, ${consent.portfolio}, ${now}
    where (select count(*) from assistants_grants where account_id = ${consent.accountId}) < ${most}
      and exists (select from accounts where id = ${consent.accountId} and kind = 'member' and blocked_at is null)
    returning id`)
  if (made) await tx.run(sql`update assistants_codes set grant_id = ${made.id} where code_hash = ${codeHash}`)
  return made?.id
}

export const countGrants = async (db: Db, accountId: string): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*)::int as count from assistants_grants
    where account_id = ${accountId}`)
  )?.count ?? 0

interface NewToken {
  tokenHash: string
  grantId: string
  kind: 'access' | 'refresh'
  expiresAt: Date
}

export const addToken = (db: Db, { tokenHash, grantId, kind, expiresAt }: NewToken) =>
  db.run(sql`insert into assistants_tokens (token_hash, grant_id, kind, expires_at)
    values (${tokenHash}, ${grantId}, ${kind}, ${expiresAt})`)

/** Who calls, and what they may do. */
export interface Connection {
  id: string
  accountId: string
  language: Language
  scopes: readonly AssistantScope[]
  analysesPerDay: number
  portfolio: Permission['portfolio']
}

/** The connection that an access token belongs to; not that of somebody who is blocked or gone. */
export const connectionByToken = (db: Db, tokenHash: string, resource: string, now: Date) =>
  db.row<Connection>(sql`select g.id, g.account_id as "accountId", a.language, g.scopes,
      g.analyses_per_day as "analysesPerDay", g.portfolio
    from assistants_tokens t join assistants_grants g on g.id = t.grant_id and g.resource = ${resource}
    join accounts a on a.id = g.account_id and a.kind = 'member' and a.blocked_at is null
    where t.token_hash = ${tokenHash} and t.kind = 'access' and t.expires_at > ${now}`)

/**
 * The connection that a refresh token may renew. Two workers of one assistant may come with the same one within a moment;
 * later, somebody has stolen it, and the connection ends.
 */
export async function refreshable(
  tx: Tx,
  { tokenHash, clientId, resource }: { tokenHash: string; clientId: string; resource: string },
  graceMs: number,
  now: Date,
) {
  // The connection is locked before its tokens, as by whoever ends it.
  const grant = await tx.row<{ grantId: string; scopes: AssistantScope[] }>(sql`
    select g.id as "grantId", g.scopes from assistants_grants g join accounts a on a.id = g.account_id
    where g.id = (select grant_id from assistants_tokens where token_hash = ${tokenHash})
      and g.client_id = ${clientId} and g.resource = ${resource} and a.blocked_at is null for update of g`)
  const token = await tx.row<{ usedAt: Date | null }>(sql`select used_at as "usedAt" from assistants_tokens
    where token_hash = ${tokenHash} and kind = 'refresh' and expires_at > ${now}`)
  if (!grant || !token) return undefined
  if (token.usedAt && now.getTime() - token.usedAt.getTime() > graceMs) {
    await tx.run(sql`delete from assistants_grants where id = ${grant.grantId}`)
    return undefined
  }
  return grant
}

/** Marks a refresh token as turned into the next pair. */
export const spendRefresh = (db: Db, tokenHash: string, now: Date) =>
  db.run(sql`update assistants_tokens set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`)

/** Ends the connection that one of its tokens belongs to; a token of another app's is nothing to it. */
export const endByToken = (db: Db, tokenHash: string, clientId: string | undefined) =>
  db.run(sql`delete from assistants_grants where id = (select grant_id from assistants_tokens where token_hash = ${tokenHash})
    and (${clientId ?? null}::text is null or client_id = ${clientId ?? null})`)
