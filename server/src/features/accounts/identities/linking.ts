import { accounts } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import type { Call, Door } from '../../../platform/http/serve.ts'
import { serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { identityEmail } from '../emails.ts'
import { memberFinder } from '../sessions/sessions.ts'
import { accountByGoogle, accountById, linkGoogle, lockAccount } from '../store/accounts.ts'
import { accountByIdentity, hasIdentity, linkIdentity, unlinkGoogle, unlinkIdentity } from '../store/identities.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import type { JourneyTo } from './journey.ts'
import type { Identity } from './provider.ts'

/** A provider that people can be linked to. */
export interface LinkedProvider {
  id: 'google' | 'openid'
  name: string
  /** Where its subjects count; of Google the account itself has it. */
  issuer: string
  journey: JourneyTo
}

async function isLinked(tools: Tools, { id, issuer }: LinkedProvider, accountId: string): Promise<boolean> {
  const { database } = tools.platform
  if (id === 'openid') return hasIdentity(database, accountId, issuer)
  return (await accountById(database, accountId))?.googleSubject != null
}

/** Who signs in how is chosen in the profile, by who is signed in there. */
export function openLinking(door: Door, tools: Tools, providers: readonly LinkedProvider[]) {
  const { database, clock } = tools.platform
  const providerOf = (id: string) => {
    const found = providers.find(provider => provider.id === id)
    if (!found) throw new Problem('request.notFound')
    return found
  }
  serve(door, accounts.identities, async ({ viewer: { accountId } }) => ({
    identities: await Promise.all(
      providers.map(async provider => ({
        provider: provider.id,
        name: provider.name,
        isLinked: await isLinked(tools, provider, accountId),
      })),
    ),
  }))
  serve(door, accounts.linkIdentity, async ({ input, viewer: { accountId }, reply }) => ({
    go: await providerOf(input.provider).journey.begin(reply, { linkTo: accountId }),
  }))
  serve(door, accounts.unlinkIdentity, async call => {
    const { id, name, issuer } = providerOf(call.input.provider)
    const { accountId } = call.viewer
    const now = clock.now()
    const account = await database.transaction(async tx => {
      await lockAccount(tx, accountId)
      const found = await accountById(tx, accountId)
      // A confirmed mailbox is always a way in: a password can be chosen by e-mail.
      if (!found?.isVerified && !found?.passwordHash) throw new Problem('accounts.lastWayIn')
      if (id === 'openid') await unlinkIdentity(tx, accountId, issuer)
      else await unlinkGoogle(tx, accountId, now)
      return found
    })
    await notify(tools, call, account, name, false)
    return done
  })
}

type NotifyCall = Pick<Call<typeof accounts.identities>, 'language' | 'log'>

async function notify(
  tools: Tools,
  { language, log }: NotifyCall,
  account: { email: string; isVerified: boolean } | undefined,
  name: string,
  isLinked: boolean,
) {
  if (account?.isVerified) await sendQuietly(tools, log, identityEmail(account.email, language, name, isLinked))
}

/**
 * Links an identity to whoever began the journey, if they are still the one who is signed in here. Never to whom an address
 * belongs: a provider may call anybody by any address.
 */
export async function linkTo(
  tools: Tools,
  { id, name, issuer }: LinkedProvider,
  { subject }: Identity,
  accountId: string,
  call: NotifyCall & { request: FastifyRequest },
): Promise<void> {
  const { platform } = tools
  const member = await memberFinder(platform)(call.request)
  if (member?.accountId !== accountId) throw new Problem('accounts.identityElsewhere')
  const now = platform.clock.now()
  const account = await platform.database.transaction(async tx => {
    await lockAccount(tx, accountId)
    const owner =
      id === 'openid' ? await accountByIdentity(tx, { issuer, subject }) : await accountByGoogle(tx, subject)
    if (owner?.id === accountId) return undefined
    const isDone =
      !owner &&
      (id === 'openid'
        ? await linkIdentity(tx, accountId, { issuer, subject }, now)
        : (await linkGoogle(tx, accountId, subject, now)) > 0)
    if (!isDone) throw new Problem('accounts.identityElsewhere')
    return accountById(tx, accountId)
  })
  if (account) await notify(tools, call, account, name, true)
}
