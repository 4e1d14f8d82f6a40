import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { assistants, type Permission } from '@pusula/contract'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../../../testing/people.ts'

/** Where the product is reached in these tests. */
export const publicUrl = 'https://pusula.test'
export const callback = 'http://127.0.0.1:43210/callback'

export const everything: Permission = {
  scopes: ['market', 'analyses', 'portfolio', 'alerts'],
  analysesPerDay: 3,
  portfolio: 'amounts',
}

/** Carries requests of a client into the product; several instances take turns, as behind a proxy. */
export function wireTo(...apps: FastifyInstance[]): typeof fetch {
  let turn = 0
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const answer = await apps[turn++ % apps.length]?.inject({
      method: request.method as 'POST',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    if (!answer) throw new Error('nobody answers')
    const isBare = [204, 304].includes(answer.statusCode)
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(isBare ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

interface Saved {
  client?: { client_id: string }
  tokens?: { access_token: string; refresh_token?: string; token_type: string }
  verifier?: string
  discovery?: object
}

/** What a client keeps of its person's consent. */
export class Keeper {
  asked: URL | undefined
  saved: Saved = {}
  redirectUrl = callback
  clientMetadata = {
    client_name: 'Sample Assistant',
    redirect_uris: [callback],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  }
  state = () => 'a-state'
  clientInformation = () => this.saved.client
  saveClientInformation = (client: object) => this.keep({ client })
  tokens = () => this.saved.tokens
  saveTokens = (tokens: object) => this.keep({ tokens })
  redirectToAuthorization = (asked: URL) => this.ask(asked)
  saveCodeVerifier = (verifier: string) => this.keep({ verifier })
  codeVerifier = () => this.saved.verifier ?? ''
  discoveryState = () => this.saved.discovery
  saveDiscoveryState = (discovery: object) => this.keep({ discovery })

  private keep(more: object) {
    Object.assign(this.saved, more)
  }
  private ask(asked: URL) {
    this.asked = asked
  }
}

type Person = Pick<Member, 'call'>

/** What a person does on the consent screen. */
async function consent(person: Person, url: URL, permission: Permission): Promise<URLSearchParams> {
  const request = Object.fromEntries(url.searchParams)
  await person.call(assistants.asked, request)
  const { go } = await person.call(assistants.allow, { request, permission })
  return new URL(go).searchParams
}

export const clients = {
  /** The current revision of the protocol; asks its person with the given answer. */
  current: (agree?: boolean) => {
    const client = new Client(
      { name: 'sample', version: '1' },
      {
        versionNegotiation: { mode: { pin: '2026-07-28' } },
        ...(agree !== undefined && { capabilities: { elicitation: { form: {} } } }),
      },
    )
    const questions: string[] = []
    if (agree !== undefined)
      client.setRequestHandler('elicitation/create', ({ params }) => {
        const asked = 'requestedSchema' in params ? Object.values(params.requestedSchema.properties) : []
        questions.push([params.message, ...asked.map(({ title }) => title)].join(' '))
        return agree ? { action: 'accept', content: { agree } } : { action: 'decline' }
      })
    return { client, questions, Transport: StreamableHTTPClientTransport }
  },
  /** The same client as of 2025, with a handshake. */
  handshake: () => ({
    client: new Client({ name: 'sample', version: '1' }),
    questions: [],
    Transport: StreamableHTTPClientTransport,
  }),
  /** The edition that most assistants of 2025 are built with. */
  old: () => ({ client: new OldClient({ name: 'old', version: '1' }), questions: [], Transport: OldTransport }),
}

type Made = ReturnType<(typeof clients)[keyof typeof clients]>

/** Connects as an assistant does: refused, registered, consented to, let in. */
export async function connect(
  make: () => Made,
  fetch: ReturnType<typeof wireTo>,
  person: Person,
  permission = everything,
  keeper = new Keeper(),
) {
  const transportOf = ({ Transport }: Made) =>
    new Transport(new URL(`${publicUrl}/mcp`), { authProvider: keeper as never, fetch: fetch as never })
  const first = make()
  const transport = transportOf(first)
  // The two editions differ in their types alone.
  const refused = await first.client.connect(transport as never).then(
    () => undefined,
    (error: Error) => error,
  )
  if (refused) {
    if (!keeper.asked) throw refused
    const back = await consent(person, keeper.asked, permission)
    if (transport instanceof OldTransport) await transport.finishAuth(back.get('code') ?? '')
    else await transport.finishAuth(back)
  }
  const made = make()
  await made.client.connect(transportOf(made) as never)
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const answer = await (made.client as Client).callTool({ name, arguments: input })
    const [content] = answer.content
    const text = content?.type === 'text' ? content.text : ''
    return { isError: answer.isError === true, said: JSON.parse(text), structured: answer.structuredContent }
  }
  return { client: made.client as Client, questions: made.questions, keeper, call }
}
