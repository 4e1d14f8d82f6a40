import Type, { type Static } from 'typebox'
import { Done, del, get, type KeyScope, Nothing, post, put } from './route.ts'
import { Instant, OrNull } from './shapes.ts'

/** Permissions (scopes) of an assistant; each is off by default. */
export const assistantScopes = ['market', 'analyses', 'portfolio', 'alerts'] as const
export type AssistantScope = (typeof assistantScopes)[number]

/** The calls of the API that each of them opens, inside the process alone. */
export const callsOf: Readonly<Record<AssistantScope, readonly KeyScope[]>> = {
  market: ['prices', 'record'],
  analyses: ['levels', 'credits'],
  portfolio: ['portfolio'],
  alerts: ['alerts'],
}

export const usualAnalysesPerDay = 3
export const maxAnalysesPerDay = 20
export const maxAssistants = 20
/** A connection that nobody used for so long closes itself. */
export const unusedDays = 60

/** Where assistants call, below the address of the product. */
export const assistantPath = '/mcp'
/** The screen on which a person is asked. */
export const consentPath = '/connect'

/** What access tokens and refresh tokens begin with: both are known as ours, and neither is taken for a key. */
export const accessPrefix = 'pusula_at_'
export const refreshPrefix = 'pusula_rt_'

/** What a person has chosen for one assistant. */
export const Permission = Type.Object({
  scopes: Type.Array(Type.Enum([...assistantScopes]), { minItems: 1, maxItems: assistantScopes.length }),
  /** How many analyses it may pay for in a day, by UTC. */
  analysesPerDay: Type.Integer({ minimum: 1, maximum: maxAnalysesPerDay }),
  /** Of the portfolio, percents alone or amounts too. */
  portfolio: Type.Enum(['percent', 'amounts']),
})
export type Permission = Static<typeof Permission>

const upTo = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** The words of OAuth 2.1, as the assistant has put them into the address. */
export const AuthorizationRequest = Type.Object({
  client_id: upTo(300),
  redirect_uri: upTo(500),
  response_type: upTo(20),
  code_challenge: upTo(128),
  code_challenge_method: upTo(20),
  scope: upTo(200),
  state: upTo(1000),
  resource: upTo(300),
})
export type AuthorizationRequest = Static<typeof AuthorizationRequest>

/** Its names: whatever else stands in the address is nothing to us. */
export const authorizationNames: readonly string[] = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] satisfies (keyof AuthorizationRequest)[]

export const Assistant = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The host that its answers go to, or the scheme of a program on the person's own device. */
  host: Type.String(),
  ...Permission.properties,
  createdAt: Instant,
  lastUsedAt: OrNull(Instant),
  /** Calls since the month began, by UTC. */
  callsThisMonth: Type.Integer(),
})
export type Assistant = Static<typeof Assistant>

const Go = Type.Object({ go: Type.String() })

export const assistants = {
  list: get('/api/assistants', {
    who: 'member',
    says: 'The assistants that may read in this member’s name, and the address to give to another.',
    input: Nothing,
    reply: Type.Object({
      address: Type.String(),
      assistants: Type.Array(Assistant),
      /** What they have spent since the month began, by UTC. */
      creditsThisMonth: Type.Integer(),
    }),
  }),
  asked: get('/api/assistants/asked', {
    who: 'member',
    says: 'Who asks to be connected, and for what; or where to send the browser when the request is wrong.',
    input: AuthorizationRequest,
    reply: Type.Object({
      name: Type.String(),
      host: Type.String(),
      /** A web site, a program on this device that listens there, or one that is opened by its own scheme. */
      kind: Type.Enum(['site', 'loopback', 'scheme']),
      /** Whether the host itself vouches for the name. */
      isKnown: Type.Boolean(),
      /** What it asks for; nothing of it is allowed yet. */
      scopes: Type.Array(Type.Enum([...assistantScopes])),
      credits: Type.Integer(),
      /** Set where the request is wrong in a way that its sender is told. */
      go: OrNull(Type.String()),
    }),
  }),
  allow: post('/api/assistants/allow', {
    who: 'member',
    says: 'Allows what was chosen; the browser then goes where it is told.',
    input: Type.Object({ request: AuthorizationRequest, permission: Permission }),
    reply: Go,
    fresh: true,
  }),
  decline: post('/api/assistants/decline', {
    who: 'member',
    says: 'Allows nothing, and tells the assistant so.',
    input: Type.Object({ request: AuthorizationRequest }),
    reply: Go,
  }),
  change: put('/api/assistants/:id', {
    who: 'member',
    says: 'Changes what a connected assistant may do, from its next call on.',
    input: Type.Object({ id: Type.String({ maxLength: 36, format: 'uuid' }), ...Permission.properties }),
    reply: Done,
    fresh: true,
  }),
  remove: del('/api/assistants/:id', {
    who: 'member',
    says: 'Ends a connection: its next call is refused.',
    input: Type.Object({ id: Type.String({ maxLength: 36, format: 'uuid' }) }),
    reply: Done,
  }),
}
