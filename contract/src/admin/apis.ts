import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from '../route.ts'
import { Id, Instant } from '../shapes.ts'

const name = Type.String({ minLength: 1, maxLength: 120 })
const kind = Type.Enum(['news', 'market'])
const endpoint = Type.String({ minLength: 1, maxLength: 2000 })
const method = Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])
const active = Type.Boolean()

/** An object, or the text of one. In a change or a test, null stands for the stored value. */
const headers = Type.Union([
  Type.Record(Type.String(), Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]), { maxProperties: 20 }),
  Type.String({ maxLength: 20_000 }),
])

/** Headers may carry long keys. */
const maxBytes = 80 * 1024

/** Header values are kept encrypted and never sent back: only their names are. */
const ApiConfig = Type.Object({
  id: Type.String(),
  name,
  kind,
  endpoint,
  method,
  headers: Type.Array(Type.String()),
  active,
  /** How it did in the last 24 hours; null where it was not asked. */
  health: Type.Union([
    Type.Object({ calls: Type.Integer(), medianMs: Type.Number(), successRatio: Type.Number() }),
    Type.Null(),
  ]),
  changedAt: Instant,
})

export const apiCalls = {
  apiConfigs: get('/api/admin/api-configs', {
    who: 'admin',
    says: 'The outside services in use.',
    input: Nothing,
    reply: Type.Array(ApiConfig),
  }),
  addApiConfig: post('/api/admin/api-configs', {
    who: 'admin',
    says: 'Adds an outside service: a news feed to read, or an exchange to ask when the others fail.',
    input: Type.Object({ name, kind, endpoint, method, headers, active }),
    reply: ApiConfig,
    maxBytes,
    fresh: true,
  }),
  changeApiConfig: put('/api/admin/api-configs/:id', {
    who: 'admin',
    says: 'Changes an outside service; what is not given stays as it is. With the time of the change that was seen, no later one is replaced.',
    input: Type.Object({
      id: Id,
      seenChangedAt: Type.Optional(Instant),
      ...Type.Partial(Type.Object({ name, kind, endpoint, method, headers, active })).properties,
    }),
    reply: ApiConfig,
    maxBytes,
    fresh: true,
  }),
  removeApiConfig: del('/api/admin/api-configs/:id', {
    who: 'admin',
    says: 'Removes an outside service.',
    input: Type.Object({ id: Id }),
    reply: Done,
    fresh: true,
  }),
  testApi: post('/api/admin/api-test', {
    who: 'admin',
    says: 'Calls an outside service once and shows the beginning of its answer.',
    input: Type.Object({
      /** The configuration whose kept header values are to be used. */
      id: Type.Optional(Id),
      name: Type.Optional(name),
      kind: Type.Optional(kind),
      endpoint,
      method,
      headers: Type.Optional(headers),
      active: Type.Optional(active),
    }),
    reply: Type.Object({
      status: Type.Integer(),
      data: Type.String(),
      tookMs: Type.Number(),
      contentType: Type.String(),
      sizeBytes: Type.Integer(),
      /** How many stories a feed has; null for anything that is none. */
      stories: Type.Union([Type.Integer(), Type.Null()]),
    }),
    maxBytes,
  }),
}
