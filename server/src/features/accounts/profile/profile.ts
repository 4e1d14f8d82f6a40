import type { accounts, ReplyOf } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { accountDeletedEmail } from '../emails.ts'
import { forgetBrowser } from '../sessions/known-browser.ts'
import { lifetimeAt, signOut } from '../sessions/sessions.ts'
import { anonymise, lockAccount } from '../store/accounts.ts'
import { dropFactorsOf } from '../store/factors.ts'
import { dropIdentitiesOf } from '../store/identities.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { dropCodesTo, dropResetsOf } from '../store/proofs.ts'
import { endSession, endSessionsOf, sessionsOf } from '../store/sessions.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { ownAccount } from './own-account.ts'

/** The member as the app shows it. */
export async function describeUser(tools: Tools, accountId: string): Promise<ReplyOf<typeof accounts.user>> {
  const account = await ownAccount(tools, { accountId })
  const creditStatus = await tools.dependencies.creditStatus(accountId)
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    tier: creditStatus.tier,
    dailyAnalysisCount: creditStatus.usedToday,
    analysisCount: creditStatus.credits,
    remainingAnalyses: creditStatus.remaining,
    totalAnalyses: creditStatus.total,
    isEmailVerified: account.isVerified,
    isAdmin: account.isVerified && (account.isAdmin || tools.platform.config.adminEmails.includes(account.email)),
    currency: account.currency,
    isNew: account.isNew,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  }
}

export async function listSessions(tools: Tools, { viewer }: Call<typeof accounts.sessions>) {
  const { database, clock } = tools.platform
  const account = await ownAccount(tools, viewer)
  const sessions = await sessionsOf(database, viewer.accountId, lifetimeAt(clock.now()))
  return {
    hasPassword: account.passwordHash !== null,
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === viewer.sessionId,
    })),
  }
}

export async function endOneSession(tools: Tools, call: Call<typeof accounts.endSession>) {
  const { input, viewer } = call
  if (input.id !== viewer.sessionId) guardSessions(viewer)
  const ended = await endSession(tools.platform.database, viewer.accountId, input.id)
  if (!ended) throw new Problem('request.notFound')
  if (input.id === viewer.sessionId) await signOut(tools, call)
  return done
}

/** Whoever knows only the password of an administrator does not sign its owner out again and again. */
function guardSessions({ isAdmin, factor }: Member) {
  if (isAdmin && !factor) throw new Problem('accounts.secondFactorRequired')
}

export async function logOutEverywhere(tools: Tools, call: Call<typeof accounts.logoutEverywhere>) {
  guardSessions(call.viewer)
  await endSessionsOf(tools.platform.database, call.viewer.accountId)
  await signOut(tools, call)
  return done
}

/** Everything each feature knows about the account; hashes of secrets are not about a person and stay here. */
export async function exportAccount(tools: Tools, { viewer, reply }: Call<typeof accounts.export>) {
  const { platform, dependencies } = tools
  const { passwordHash, googleSubject, ...account } = await ownAccount(tools, viewer)
  const sessions = await sessionsOf(platform.database, viewer.accountId, lifetimeAt(platform.clock.now()))
  const passkeys = await passkeysOf(platform.database, viewer.accountId)
  const others = await Promise.all(
    Object.entries(dependencies.belongings).map(async ([feature, belonging]) => [
      feature,
      await belonging(platform.database, viewer.accountId),
    ]),
  )
  reply.header('content-disposition', 'attachment; filename="pusula.json"')
  return {
    exportedAt: platform.clock.now().toISOString(),
    accounts: {
      ...account,
      hasPassword: passwordHash !== null,
      usesGoogle: googleSubject !== null,
      sessions,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    },
    ...Object.fromEntries(others),
  }
}

export async function removeAccount(tools: Tools, call: Call<typeof accounts.remove>) {
  const { platform, dependencies } = tools
  const { accountId } = call.viewer
  const { email, isVerified } = await ownAccount(tools, call.viewer)
  await platform.database.transaction(async tx => {
    await dependencies.beforeLeave(tx, accountId)
    await lockAccount(tx, accountId)
    await dependencies.onLeave(tx, accountId)
    await endSessionsOf(tx, accountId)
    await dropResetsOf(tx, accountId)
    await dropFactorsOf(tx, accountId)
    await dropIdentitiesOf(tx, accountId, platform.clock.now())
    await dropCodesTo(tx, email)
    await anonymise(tx, accountId, platform.clock.now())
  })
  await signOut(tools, call)
  forgetBrowser(call)
  await platform.mail.forget(email).catch(error => call.log.error({ err: error }, 'e-mails not forgotten'))
  if (isVerified) await sendQuietly(tools, call.log, accountDeletedEmail(email, call.language))
  return done
}
