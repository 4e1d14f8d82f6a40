import { accounts } from '@pusula/contract'
import { type Call, type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { type LinkedProvider, linkTo } from '../identities/linking.ts'
import { showFailure } from '../identities/openid.ts'
import type { Tools } from '../tools.ts'
import { localIdentity, localPage, localSignIn } from './local.ts'
import { signInAs } from './sign-in.ts'

/** Google sign-in: OpenID Connect where its keys are set, else outside production a page of our own. */
export function openGoogle(door: Door, tools: Tools, provider: LinkedProvider | undefined) {
  if (provider) throughProvider(door, tools, provider)
  else if (!tools.platform.config.isProduction) throughLocalPage(door, tools)
  else refuse(door)
}

function throughProvider(door: Door, tools: Tools, provider: LinkedProvider) {
  serve(door, accounts.google, async ({ input, reply, log }) => {
    try {
      reply.redirect(await provider.journey.begin(reply, input))
    } catch (error) {
      log.error({ err: error }, 'google cannot be reached')
      showFailure(reply, undefined, 'accounts.googleFailed')
    }
    return {}
  })
  serve(door, accounts.googleReturn, async call => {
    try {
      call.reply.redirect(await arrive(tools, provider, call))
    } catch (error) {
      call.log.warn({ err: error }, 'google sign-in refused')
      showFailure(call.reply, error, 'accounts.googleFailed')
    }
    return {}
  })
}

/** Links or signs in, and says where the journey goes on. */
async function arrive(tools: Tools, provider: LinkedProvider, call: Call<typeof accounts.googleReturn>) {
  const { identity, along } = await provider.journey.finish(call.request, call.reply)
  if (along.linkTo) {
    await linkTo(tools, provider, identity, along.linkTo, call)
    return '/dashboard/profile'
  }
  const place = await signInAs(tools, call, identity, along.referralHash)
  return along.next ?? place
}

function throughLocalPage(door: Door, tools: Tools) {
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
    showFailure(reply, undefined, 'accounts.googleFailed')
    return {}
  })
}

function refuse(door: Door) {
  for (const route of [accounts.google, accounts.googleReturn])
    serve(door, route, () => {
      throw new Problem('request.notFound')
    })
}
