import { randomUUID } from 'node:crypto'
import { type KeyScope, keyPrefix, maxKeys, keys as routes } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import { keyIn } from '../../platform/http/key.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { Problem } from '../../platform/problem.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import type { Platform } from '../../platform.ts'
import { contactOf, holdSession } from '../accounts/index.ts'
import { keyMadeEmail } from './emails.ts'
import { addKey, type IssuedKey, keyByHash, keysOf, removeKey, saveUse } from './store.ts'

export { dropKeys, keysOf } from './store.ts'

/** Write throttle of the last use: exact enough for the list, and spares a write with every call. */
const touchEveryMs = 60_000
const endingLength = 4

/** Finds a key and notes that it was used; undefined where it is none of ours, or its owner is blocked or gone. */
export async function useKey({ database, clock }: Pick<Platform, 'database' | 'clock'>, key: string) {
  const found = await keyByHash(database, hashOf(key))
  if (!found) return undefined
  const now = clock.now()
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= touchEveryMs)
    await saveUse(database, found.id, now)
  return found
}

/** A program is never an administrator, and never somebody who has just signed in. */
export const programOf = (accountId: string, scopes: readonly KeyScope[]): Member => ({
  kind: 'member',
  accountId,
  sessionId: '',
  isAdmin: false,
  scopes,
})

/** Finds the member in whose name a program calls; undefined where no key is shown, refused where it is none of ours. */
export const keyHolderFinder =
  (platform: Platform) =>
  async (request: FastifyRequest): Promise<Member | undefined> => {
    const key = keyIn(request)
    if (!key) return undefined
    const found = await useKey(platform, key)
    if (!found) throw new Problem('keys.unknown')
    return programOf(found.accountId, found.scopes)
  }

const shown = ({ createdAt, lastUsedAt, ...key }: IssuedKey) => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export function startKeys(door: Door, { database, clock, mail }: Platform) {
  serve(door, routes.list, async ({ viewer }) => (await keysOf(database, viewer.accountId)).map(shown))
  serve(door, routes.make, async ({ input, viewer, language, log }) => {
    const { accountId } = viewer
    const name = input.name.trim()
    if (!name) throw new Problem('request.invalid', { field: 'name' })
    const key = keyPrefix + newToken()
    const wish = {
      id: input.id ?? randomUUID(),
      accountId,
      keyHash: hashOf(key),
      name,
      scopes: [...new Set(input.scopes)],
      ending: key.slice(-endingLength),
    }
    const made = await database.transaction(async tx => {
      const added = await addKey(tx, { ...wish, now: clock.now() }, maxKeys)
      await holdSession(tx, viewer.sessionId)
      return added
    })
    if (!made) throw new Problem('keys.tooMany')
    const contact = await contactOf(database, accountId)
    // The key is made; a mail server that is down does not undo it. An address that is only claimed may be somebody else's.
    if (contact?.isVerified)
      await mail
        .send(keyMadeEmail(contact.email, language, name))
        .catch(error => log.error({ err: error }, 'e-mail not sent'))
    return { key, made: shown(made) }
  })
  serve(door, routes.remove, async ({ input, viewer }) => {
    if (!(await removeKey(database, viewer.accountId, input.id))) throw new Problem('request.notFound')
    return { success: true as const }
  })
}
