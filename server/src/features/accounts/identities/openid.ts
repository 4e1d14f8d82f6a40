import { accounts, type Language, type ProblemCode } from '@pusula/contract'
import type { FastifyReply } from 'fastify'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import { type Call, type Door, serve } from '../../../platform/http/serve.ts'
import { isPlainAddress, normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import { addArrival } from '../joining/join.ts'
import { signIn } from '../sessions/sessions.ts'
import { accountByEmail } from '../store/accounts.ts'
import { accountByIdentity, linkIdentity } from '../store/identities.ts'
import type { At, Tools } from '../tools.ts'
import { type LinkedProvider, linkTo } from './linking.ts'
import type { Identity } from './provider.ts'

/** Outcomes of an OpenID callback that the page names; everything else is that it did not work. */
const shownProblems: readonly ProblemCode[] = [
  'accounts.blocked',
  'accounts.identityElsewhere',
  'accounts.openIdKnownAddress',
  'accounts.openIdFailed',
]

/** Opens sign-in by the provider that the operator has named. */
export function openOpenId(door: Door, tools: Tools, provider: LinkedProvider | undefined) {
  if (!provider) {
    for (const route of [accounts.openId, accounts.openIdReturn])
      serve(door, route, () => {
        throw new Problem('request.notFound')
      })
    return
  }
  serve(door, accounts.openId, async ({ input, reply, log }) => {
    try {
      reply.redirect(await provider.journey.begin(reply, input))
    } catch (error) {
      log.error({ err: error }, 'the identity provider cannot be reached')
      showFailure(reply, error)
    }
    return {}
  })
  serve(door, accounts.openIdReturn, async call => {
    try {
      call.reply.redirect(await arrive(tools, provider, call))
    } catch (error) {
      call.log.warn({ err: error }, 'openid sign-in refused')
      showFailure(call.reply, error)
    }
    return {}
  })
}

export function showFailure(reply: FastifyReply, error: unknown, usual: ProblemCode = 'accounts.openIdFailed') {
  const known = error instanceof Problem && shownProblems.includes(error.code) ? error.code : usual
  return reply.redirect(`/?problem=${isUnavailable(error) ? 'server.busy' : known}`)
}

/** Links or signs in, and says where the journey goes on. */
async function arrive(tools: Tools, provider: LinkedProvider, call: Call<typeof accounts.openIdReturn>) {
  const { identity, along } = await provider.journey.finish(call.request, call.reply)
  if (along.linkTo) {
    await linkTo(tools, provider, identity, along.linkTo, call)
    return '/dashboard/profile'
  }
  const isKnown = await enter(tools, provider.issuer, call, identity, along.referralHash)
  return along.next ?? (isKnown ? '/?tab=analysis' : '/')
}

/**
 * Signs in the member that an identity is linked to, else a new one. An address that has an account already opens nothing: its
 * owner signs in as always and links the provider in the profile.
 */
async function enter(
  tools: Tools,
  issuer: string,
  at: At & { language: Language },
  { subject, email, isEmailVerified, firstName, lastName, profileImageUrl }: Identity,
  referralHash: string | undefined,
): Promise<boolean> {
  let isKnown = false
  const { clock } = tools.platform
  await signIn(tools, at, async tx => {
    const linked = await accountByIdentity(tx, { issuer, subject })
    isKnown = linked !== undefined
    if (linked) return { accountId: linked.id }
    if (!email || !isEmailVerified || !isPlainAddress(normalEmail(email))) throw new Problem('accounts.openIdFailed')
    if (await accountByEmail(tx, normalEmail(email))) throw new Problem('accounts.openIdKnownAddress')
    const arrival = await addArrival(
      tx,
      tools,
      {
        ...{ email: normalEmail(email), firstName, lastName, profileImageUrl, language: at.language },
        ...{ passwordHash: null, googleSubject: null },
      },
      referralHash,
    )
    const isNew = arrival && (await linkIdentity(tx, arrival.accountId, { issuer, subject }, clock.now()))
    if (!arrival || !isNew) throw new Problem('accounts.openIdFailed')
    return arrival
  })
  return isKnown
}
