import Type, { type Static } from 'typebox'
import { Done, del, get, type KeyScope, keyScopes, Nothing, post } from './route.ts'
import { Instant, OrNull } from './shapes.ts'

/** Default scopes of a new key: read, and nothing that is theirs alone. */
export const usualScopes: readonly KeyScope[] = ['prices', 'levels', 'record']
export const maxKeys = 10
/** Calls with one key in a minute, wherever they come from. */
export const keyCallsPerMinute = 120
/** What every key begins with, so that it is known as ours wherever it is found. */
export const keyPrefix = 'pusula_'

const Scopes = Type.Array(Type.Enum([...keyScopes]), { minItems: 1, maxItems: keyScopes.length })

/** A key as its owner sees it: never the key itself. */
export const ApiKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.Enum([...keyScopes])),
  /** Its last four characters. */
  ending: Type.String(),
  createdAt: Instant,
  lastUsedAt: OrNull(Instant),
})
export type ApiKey = Static<typeof ApiKey>

export const keys = {
  list: get('/api/keys', {
    who: 'member',
    says: 'The keys with which programs call in this member’s name.',
    input: Nothing,
    reply: Type.Array(ApiKey),
  }),
  make: post('/api/keys', {
    who: 'member',
    says: 'Makes a key. It is said in this answer and never again.',
    input: Type.Object({
      /** A name the browser made up: the same wish again takes the place of a key whose answer was lost. */
      id: Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9a-f]{32}$' })),
      name: Type.String({ minLength: 1, maxLength: 60 }),
      scopes: Scopes,
    }),
    reply: Type.Object({ key: Type.String(), made: ApiKey }),
    fresh: true,
  }),
  remove: del('/api/keys/:id', {
    who: 'member',
    says: 'Takes a key back: the next call with it is refused.',
    input: Type.Object({ id: Type.String({ maxLength: 36, format: 'uuid' }) }),
    reply: Done,
  }),
}
