import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { Id, Instant } from './shapes.ts'

const config = {
  name: Type.String({ minLength: 1, maxLength: 120 }),
  kind: Type.Enum(['news', 'market']),
  endpoint: Type.String({ format: 'uri', maxLength: 2000 }),
  method: Type.Enum(['GET', 'POST', 'PUT', 'DELETE']),
  headers: Type.Record(Type.String(), Type.String()),
  active: Type.Boolean(),
}

/** Header values are kept encrypted and never sent back: only their names are. */
export const ApiConfig = Type.Object({
  id: Type.String(),
  ...config,
  headers: Type.Array(Type.String()),
})

export const admin = {
  coins: get('/api/admin/coins', {
    who: 'admin',
    says: 'The coins the product knows.',
    input: Nothing,
    reply: Type.Array(Type.Object({ id: Type.String(), symbol: Type.String(), name: Type.String() })),
  }),
  uploadCoins: post('/api/admin/coins/upload', {
    who: 'admin',
    says: 'Adds and updates coins from a CSV or JSON file.',
    input: Nothing,
    reply: Type.Object({ added: Type.Integer(), updated: Type.Integer() }),
    body: 'file',
  }),
  apiConfigs: get('/api/admin/api-configs', {
    who: 'admin',
    says: 'The outside services in use.',
    input: Nothing,
    reply: Type.Array(ApiConfig),
  }),
  addApiConfig: post('/api/admin/api-configs', {
    who: 'admin',
    says: 'Adds an outside service.',
    input: Type.Object(config),
    reply: ApiConfig,
  }),
  changeApiConfig: put('/api/admin/api-configs/:id', {
    who: 'admin',
    says: 'Changes an outside service.',
    input: Type.Object({ id: Id, ...config }),
    reply: ApiConfig,
  }),
  removeApiConfig: del('/api/admin/api-configs/:id', {
    who: 'admin',
    says: 'Removes an outside service.',
    input: Type.Object({ id: Id }),
    reply: Done,
  }),
  testApi: post('/api/admin/api-test', {
    who: 'admin',
    says: 'Calls an outside service once and shows its answer.',
    input: Type.Object(config),
    reply: Type.Object({ status: Type.Integer(), data: Type.String() }),
  }),
  stats: get('/api/admin/stats', {
    who: 'admin',
    says: 'The product in figures.',
    input: Nothing,
    reply: Type.Object({
      totalCoins: Type.Integer(),
      activeApis: Type.Integer(),
      dailyAnalyses: Type.Integer(),
      lastUpload: Type.Union([Instant, Type.Null()]),
    }),
  }),
}
