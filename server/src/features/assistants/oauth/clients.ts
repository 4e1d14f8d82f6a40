import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { guardedRequest } from '../../../platform/net/request.ts'
import { truncate } from '../../../platform/text.ts'
import { type Client, clientById } from '../store/grants.ts'
import { mayReturnTo } from './addresses.ts'

/** An OAuth error with its code of RFC 6749. */
export class Refusal extends Error {
  readonly error: string
  readonly status: number

  constructor(error: string, says: string, status = 400) {
    super(says)
    this.error = error
    this.status = status
  }
}

const maxRedirects = 10
const nameLength = 60

/** What an app says of itself; whatever else it says is not looked at, least of all its logo. */
const Metadata = Compile(
  Type.Object({
    client_name: Type.Optional(Type.String({ maxLength: 500 })),
    redirect_uris: Type.Array(Type.String({ maxLength: 500 }), { minItems: 1, maxItems: maxRedirects }),
    token_endpoint_auth_method: Type.Optional(Type.String()),
    client_secret: Type.Optional(Type.Unknown()),
  }),
)

/** Reads what an app says of itself, when it registers or in its own document. */
export function clientFrom(id: string, said: unknown): Client {
  if (!Metadata.Check(said)) throw new Refusal('invalid_client_metadata', 'client_name or redirect_uris cannot be read')
  const { client_name = '', redirect_uris, token_endpoint_auth_method = 'none', client_secret } = said
  if (token_endpoint_auth_method !== 'none' || client_secret !== undefined)
    throw new Refusal('invalid_client_metadata', 'only public clients: token_endpoint_auth_method is none')
  if (!redirect_uris.every(mayReturnTo))
    throw new Refusal(
      'invalid_redirect_uri',
      'redirect_uris: https, http on a loopback address, or a scheme of your own with a dot in it',
    )
  return { id, name: plainName(client_name), redirectUris: redirect_uris }
}

/** Strips bidi control and invisible characters from a name. */
const plainName = (name: string) =>
  truncate(
    name
      .replace(/[^\p{L}\p{N} ._()'&+-]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    nameLength,
  ) || 'unnamed'

/** A client id that is the address of its own document: one spelling of https, with a path and nothing behind it. */
export function isDocumentAddress(id: string): boolean {
  if (!URL.canParse(id)) return false
  const { protocol, pathname, search, hash, port, username, href } = new URL(id)
  return protocol === 'https:' && pathname !== '/' && !search && !hash && !port && !username && href === id
}

const retentionMs = 3_600_000
const maxEntries = 1_000
const limits = { timeoutMs: 5_000, maxBytes: 5 * 1024, maxRedirects: 0 }

/** Asks an address that an app has named: never inside our network, never elsewhere, never long. */
export const askDocument = (address: string) =>
  guardedRequest(address, { ...limits, headers: { accept: 'application/json' } })

type AskDocument = (address: string) => Promise<{ status: number; body: Buffer }>
export type FindClient = (id: string | undefined) => Promise<Client>

/** Finds an app by its id: one that has registered itself, or one whose id is the address of its document. */
export function clientFinder(db: Db, clock: Clock, ask: AskDocument = askDocument): FindClient {
  const cached = new Map<string, { client: Client; untilMs: number }>()
  const unknown = () => new Refusal('invalid_client', 'no such client', 401)

  async function byDocument(id: string): Promise<Client> {
    const found = cached.get(id)
    const nowMs = clock.now().getTime()
    if (found && found.untilMs > nowMs) return found.client
    const document = await ask(id).catch(() => undefined)
    if (document?.status !== 200) throw unknown()
    const said = parsed(document.body.toString('utf8'))
    // Whoever may write somewhere below a host must not speak in the name of another app there.
    if (typeof said !== 'object' || said === null || !('client_id' in said) || said.client_id !== id) throw unknown()
    const client = clientFrom(id, said)
    cached.delete(id)
    cached.set(id, { client, untilMs: nowMs + retentionMs })
    const oldest = cached.size > maxEntries ? cached.keys().next() : undefined
    if (oldest && !oldest.done) cached.delete(oldest.value)
    return client
  }

  return async (id = '') => {
    if (isDocumentAddress(id)) return byDocument(id)
    const client = id.length <= 64 ? await clientById(db, id) : undefined
    if (!client) throw unknown()
    return client
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
