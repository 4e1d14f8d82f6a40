import { randomUUID } from 'node:crypto'
import { AuthorizationRequest, assistantPath, assistantScopes, authorizationNames, consentPath } from '@pusula/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import { networkOf } from '../../../platform/http/address.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { Platform } from '../../../platform.ts'
import { addClient, endByToken } from '../store/grants.ts'
import { clientFrom, type FindClient, Refusal } from './clients.ts'
import type { Issuer } from './request.ts'
import { type Form, giveTokens } from './tokens.ts'

/** Rate limit of client registration per network. */
const registrations = { max: 30, windowMs: 3_600_000 }

export const protectedResourcePath = '/.well-known/oauth-protected-resource'
const open = { 'access-control-allow-origin': '*' }
const asked = {
  ...open,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}

/** The texts of a form or a query; a name that stands there twice says nothing. */
const formOf = (given: unknown): Form =>
  Object.fromEntries(
    Object.entries(typeof given === 'object' && given !== null ? given : {}).filter(
      ([, value]) => typeof value === 'string',
    ),
  )

const Request = Compile(AuthorizationRequest)

/** What is asked for; undefined where one of its words is longer than any that is meant. */
function requestOf(query: unknown): AuthorizationRequest | undefined {
  const asked = Object.fromEntries(Object.entries(formOf(query)).filter(([name]) => authorizationNames.includes(name)))
  return Request.Check(asked) ? asked : undefined
}

/**
 * The authorization server, as the Model Context Protocol asks for it: public clients, codes with PKCE, one resource. Nothing
 * here reads a cookie; who may allow what is decided by the calls of the contract.
 */
export function openAuthorization(fastify: FastifyInstance, platform: Platform, issuing: Issuer, find: FindClient) {
  const { database, clock } = platform
  const { issuer, resource } = issuing
  const config = { ownHeaders: { ...open, 'cache-control': 'no-store' }, takesForeignWrites: true }

  const serverMetadata = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: [...assistantScopes, 'offline_access'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${issuer}/api/docs`,
  }
  const resourceMetadata = {
    resource,
    resource_name: 'Pusula',
    authorization_servers: [issuer],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${issuer}/api/docs`,
  }
  const publish = (path: string, metadata: object) => {
    fastify.options(path, { config: { ownHeaders: asked } }, (_, reply) => reply.code(204).send())
    fastify.get(path, { config: { ownHeaders: open } }, () => metadata)
  }
  publish('/.well-known/oauth-authorization-server', serverMetadata)
  publish(protectedResourcePath, resourceMetadata)
  publish(`${protectedResourcePath}${assistantPath}`, resourceMetadata)

  /** Refusals in the words of OAuth, of a body that could not be read too. */
  const errorHandler = (error: FastifyError | Refusal | Problem, _: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal)
      return reply.code(error.status).send({ error: error.error, error_description: error.message })
    if (error instanceof Problem && error.code === 'request.tooMany')
      return reply.code(429).send({ error: 'temporarily_unavailable', error_description: 'too many registrations' })
    const status = error instanceof Problem ? error.status : (error.statusCode ?? 500)
    if (status >= 500) throw error
    return reply.code(status).send({ error: 'invalid_request', error_description: 'the body could not be read' })
  }
  const post = (path: string, work: (body: unknown, reply: FastifyReply, address: string) => Promise<object>) => {
    fastify.options(path, { config: { ownHeaders: asked } }, (_, reply) => reply.code(204).send())
    fastify.post(path, { config, errorHandler }, ({ body, ip }, reply) => work(body, reply, ip))
  }

  post('/oauth/register', async (body, reply, address) => {
    const now = clock.now()
    await throttle(database, `assistants register ${networkOf(address)}`, registrations, now)
    const client = clientFrom(randomUUID(), body)
    await addClient(database, client, now)
    reply.code(201)
    return {
      client_id: client.id,
      client_id_issued_at: Math.floor(now.getTime() / 1000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: serverMetadata.grant_types_supported,
      response_types: serverMetadata.response_types_supported,
      token_endpoint_auth_method: 'none',
    }
  })

  fastify.get(
    '/oauth/authorize',
    { config: { ownHeaders: { 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' } } },
    // Whoever is behind a link is asked on our own screen, also of a request that is wrong: an app that anybody can register
    // must not send people on in our name (RFC 9700, 4.11).
    async (request, reply) => {
      const wanted = requestOf(request.query)
      if (!wanted) throw new Problem('request.invalid')
      return reply.redirect(`${consentPath}?${new URLSearchParams(formOf(wanted) as Record<string, string>)}`, 302)
    },
  )

  post('/oauth/token', async body => giveTokens(formOf(body), { database, find, ...issuing }, clock.now()))

  post('/oauth/revoke', async body => {
    const { token = '', client_id } = formOf(body)
    await endByToken(database, hashOf(token), client_id)
    return {}
  })
}
