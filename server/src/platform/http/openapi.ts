import { allRoutes, type NamedRoute, pathNames, problems, type Route } from '@pusula/contract'

/** The contract in the form of OpenAPI 3.1. */
export function openApi(version: string, serverUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const named of allRoutes) {
    const path = named.route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operation(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pusula', version, description: 'Crypto market analysis with graded forecasts.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        key: { type: 'http', scheme: 'bearer', description: 'A key that a member made in their profile.' },
      },
    },
  }
}

const problemSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'messageTr', 'messageEn'],
      properties: {
        code: { enum: Object.keys(problems) },
        message: { type: 'string' },
        messageTr: { type: 'string' },
        messageEn: { type: 'string' },
        details: { type: 'object' },
      },
    },
  },
}

/** A session, or a key where programs may call; nothing where anyone may. */
function securityOf({ who, scope }: Route): object[] | undefined {
  if (who === 'anyone') return scope && [{}, { key: [scope] }]
  return [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])]
}

const bodyTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded', file: 'multipart/form-data' }

function operation({ feature, name, route }: NamedRoute) {
  const inPath = pathNames(route.path)
  const fields = Object.entries(route.input.properties)
  const required = new Set<string>(route.input.required ?? [])
  // Beside a file everything else is in the query.
  const travelsInBody = (field: string) =>
    !inPath.includes(field) && route.body !== 'file' && (route.method === 'POST' || route.method === 'PUT')
  const bodyFields = fields.filter(([field]) => travelsInBody(field))
  const parameters = fields
    .filter(([field]) => !travelsInBody(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || required.has(field),
      schema,
    }))
  const bodySchema =
    route.body === 'file'
      ? { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
      : {
          type: 'object',
          required: bodyFields.map(([field]) => field).filter(field => required.has(field)),
          properties: Object.fromEntries(bodyFields),
        }
  const hasBody = bodyFields.length > 0 || route.body === 'file'
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.says,
    ...(route.fresh && {
      description:
        'Asks for a sign-in, or a confirmation, of the last ten minutes; for a second factor where the account has one.',
    }),
    ...(parameters.length && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: { [bodyTypes[route.body]]: { schema: bodySchema } } } }),
    ...(securityOf(route) && { security: securityOf(route) }),
    ...(route.scope && { 'x-scope': route.scope }),
    responses: {
      ...(route.answer === 'json'
        ? { 200: { description: 'Done', content: { 'application/json': { schema: route.reply } } } }
        : route.answer === 'events'
          ? { 200: { description: 'Events', content: { 'text/event-stream': { schema: route.reply } } } }
          : { 302: { description: 'Leads on' } }),
      default: {
        description: 'A problem with a name',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}
