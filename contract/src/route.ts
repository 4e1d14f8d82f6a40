import Type, { type Static, type TObject, type TSchema } from 'typebox'

/** Who may call: anyone; any visitor with a session (guest or member); a member; an administrator. */
export type Who = 'anyone' | 'guest' | 'member' | 'admin'

/** What a key may be allowed to do; a call that names none is not for keys. */
export const keyScopes = ['prices', 'levels', 'record', 'favorites', 'portfolio', 'alerts', 'credits', 'turn'] as const
export type KeyScope = (typeof keyScopes)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How the body travels. */
export type Body = 'json' | 'form' | 'file'

/** What comes back: JSON, a redirect that the browser follows, or events for as long as it listens. */
type AnswerKind = 'json' | 'redirect' | 'events'

/**
 * For what a stolen session or password must not be enough, such as what changes who owns an account: within ten minutes
 * whoever calls showed the second factor, where the account has one and always for an administrator; or else signed in, or
 * confirmed that it is them. `firstFactor` lets an administrator who has none yet set one up, once the mailbox is shown to be
 * theirs.
 */
export type Fresh = true | 'firstFactor'

/** As large as a body may be: the longest of the ordinary ones, a letter to support, just fits. */
export const usualBytes = 16 * 1024

export interface Route<Input extends TObject = TObject, Reply extends TSchema = TSchema, W extends Who = Who> {
  method: Method
  path: string
  who: W
  /** One sentence for the reader of the API's pages. */
  says: string
  /** Path, query and body together: a name means one thing in one call. */
  input: Input
  reply: Reply
  body: Body
  answer: AnswerKind
  /** For the few calls whose body may be larger than `usualBytes`. */
  maxBytes?: number
  /** How long a browser waits for the answer, where that is longer than usual. */
  timeoutMs?: number
  fresh?: Fresh
  /** The part of the API that is open to programs of others, with a key that may do this; pages of others may read it, too. */
  scope?: KeyScope
}

export type InputOf<R extends Route> = Static<R['input']>
export type ReplyOf<R extends Route> = Static<R['reply']>

interface Terms<Input extends TObject, Reply extends TSchema, W extends Who> {
  who: W
  says: string
  input: Input
  reply: Reply
  body?: Body
  answer?: AnswerKind
  maxBytes?: number
  timeoutMs?: number
  fresh?: Fresh
  scope?: KeyScope
}

const declare =
  (method: Method) =>
  <Input extends TObject, Reply extends TSchema, W extends Who>(
    path: string,
    terms: Terms<Input, Reply, W>,
  ): Route<Input, Reply, W> => ({
    method,
    path,
    body: 'json',
    answer: 'json',
    ...terms,
  })

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const del = declare('DELETE')

/** The names of a path's parameters: `/a/:symbol/:tab` has symbol and tab. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

export const Nothing = Type.Object({})
export const Done = Type.Object({ success: Type.Literal(true) })
export type Done = Static<typeof Done>

/**
 * The header in which a page says for whom it was drawn: the id of an account as the server gave it, or that no member was
 * signed in. The id opens nothing: it is compared with whoever the cookie says is here.
 */
export const drawnForHeader = 'x-pusula-for'
export const nobodyHere = 'nobody'
