import { accounts, type ProblemCode } from '@pusula/contract'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { isAway } from '../../../platform/db/away.ts'
import { dropCookie, keepCookie } from '../../../platform/http/cookies.ts'
import { pageStyle } from '../../../platform/http/plain-page.ts'
import { type Call, type Door, serve } from '../../../platform/http/serve.ts'
import { userAgentOf } from '../../../platform/net/user-agent.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Tools } from '../tools.ts'
import { localIdentity, localPage, localSignIn, localStylePath } from './local.ts'
import { openIdProvider, type Provider } from './provider.ts'
import { signInAs } from './sign-in.ts'

const cookieName = 'google'
const cookiePath = '/auth/google'
const journeyMinutes = 10

const Kept = Compile(
  Type.Object({
    state: Type.String(),
    nonce: Type.String(),
    verifier: Type.String(),
    referralHash: Type.Optional(Type.String()),
    next: Type.Optional(Type.String()),
  }),
)

/** Opens sign-in by Google: with its keys by OpenID Connect, else outside production by a page of our own. */
export function openGoogle(door: Door, tools: Tools) {
  const { config, version } = tools.platform
  const ours = {
    returnUrl: `${config.publicUrl}${accounts.googleReturn.path}`,
    userAgent: userAgentOf(version, config.publicUrl),
  }
  const provider = config.google && openIdProvider(config.google, ours)
  if (provider) throughProvider(door, tools, provider)
  else if (!config.isProduction) throughLocalPage(door, tools)
  else refuse(door)
}

function throughProvider(door: Door, tools: Tools, provider: Provider) {
  const { config, secrets } = tools.platform
  serve(door, accounts.google, async ({ input, reply, log }) => {
    try {
      const { url, journey } = await provider.begin()
      const kept = secrets.sign('google', JSON.stringify({ ...journey, ...input }))
      keepCookie(reply, cookieName, kept, {
        forSeconds: journeyMinutes * 60,
        isProduction: config.isProduction,
        path: cookiePath,
      })
      reply.redirect(url)
    } catch (error) {
      log.error({ err: error }, 'google cannot be reached')
      showFailure(reply)
    }
    return {}
  })
  serve(door, accounts.googleReturn, async call => {
    try {
      call.reply.redirect(await finish(tools, provider, call))
    } catch (error) {
      call.log.warn({ err: error }, 'google sign-in refused')
      const isBlocked = error instanceof Problem && error.code === 'accounts.blocked'
      if (isAway(error)) showFailure(call.reply, 'server.busy')
      else showFailure(call.reply, isBlocked ? 'accounts.blocked' : undefined)
    }
    return {}
  })
}

/** Signs in, and says where the journey goes on. */
async function finish(tools: Tools, provider: Provider, call: Call<typeof accounts.googleReturn>) {
  const { config, secrets } = tools.platform
  const signed = call.request.cookies[cookieName]
  dropCookie(call.reply, cookieName, cookiePath)
  const kept: unknown = JSON.parse((signed && secrets.unsign('google', signed)) || 'null')
  if (!Kept.Check(kept)) throw new Problem('accounts.googleFailed')
  const { referralHash, next, ...journey } = kept
  const identity = await provider.finish(new URL(call.request.url, config.publicUrl), journey)
  const place = await signInAs(tools, call, identity, referralHash)
  return next ?? place
}

function throughLocalPage(door: Door, tools: Tools) {
  door.fastify.get(localStylePath, (_, reply) => reply.type('text/css').send(pageStyle))
  serve(door, accounts.google, ({ input, language, reply }) => {
    reply.type('text/html').send(localPage(language, input))
    return {}
  })
  serve(door, localSignIn, async call => {
    const place = await signInAs(tools, call, localIdentity(call.input), call.input.referralHash)
    call.reply.redirect(call.input.next ?? place)
    return {}
  })
  serve(door, accounts.googleReturn, ({ reply }) => {
    showFailure(reply)
    return {}
  })
}

function refuse(door: Door) {
  for (const route of [accounts.google, accounts.googleReturn])
    serve(door, route, () => {
      throw new Problem('request.notFound')
    })
}

/** A browser on a journey cannot read an envelope: the landing page says what went wrong. */
const showFailure = (reply: FastifyReply, code: ProblemCode = 'accounts.googleFailed') =>
  reply.redirect(`/?problem=${code}`)
