import type { accounts } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import { admit } from '../../../platform/http/viewer.ts'
import { normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { Platform } from '../../../platform.ts'
import { firstPasswordEmail, passwordChangedEmail, resetEmail, unknownAddressEmail } from '../emails.ts'
import { askerOf, forgiveAfterReset, sendLimited } from '../limits.ts'
import { ownAccount } from '../profile/own-account.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
import { type Account, accountByEmail, accountById, replacePassword, setPassword } from '../store/accounts.ts'
import { type Factors, factorsOf } from '../store/factors.ts'
import { dropIdentitiesOf } from '../store/identities.ts'
import { dropPasskeysOf } from '../store/passkeys.ts'
import { accountOfReset, consumeReset, dropResetsOf, saveReset } from '../store/proofs.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { checkPassword } from './check.ts'
import { isCommonPassword } from './common.ts'

const linkMs = 60 * 60_000

/** No account enumeration: every address gets an e-mail, a known one with a link and an unknown one without, in the same time. */
export async function forgotPassword({ platform }: Tools, call: Call<typeof accounts.forgotPassword>) {
  const { input, language } = call
  const { database, clock, mail, config } = platform
  const email = normalEmail(input.email)
  const account = await accountByEmail(database, email)
  const asker = askerOf(platform, call, account)
  const token = newToken()
  const link = `${config.publicUrl}/reset-password?token=${token}`
  await sendLimited(platform, { kind: 'forgot', email, asker }, async () => {
    await saveReset(database, hashOf(token), email, new Date(clock.now().getTime() + linkMs))
    await mail.send(
      account ? resetEmail(email, language, link) : unknownAddressEmail(email, language, config.publicUrl),
    )
  })
  return done
}

/** Said before anybody thinks of a new password: whether the link is good, and what else would go with it. */
export async function checkReset({ platform, dependencies }: Tools, { input }: Call<typeof accounts.checkReset>) {
  const { database, clock } = platform
  const account = await accountOfReset(database, hashOf(input.token), clock.now())
  if (!account) return { isUsable: false, access: null }
  const factors = await factorsOf(database, account.id)
  const isGuarded = isGuardedBy(platform, account, factors)
  const keys = await dependencies.keys.count(database, account.id)
  return { isUsable: true, access: { passkeys: isGuarded ? 0 : factors.passkeys, keys, ends: !isGuarded } }
}

/**
 * Whether the account has a second factor that an e-mail must not take away: an administrator's, or one-time codes. A
 * member's passkeys may be those of whoever has stolen the password, and a lost device has no other way back.
 */
const isGuardedBy = (
  { config }: Platform,
  { isAdmin, email }: Pick<Account, 'isAdmin' | 'email'>,
  { hasOneTimeCodes }: Factors,
) => isAdmin || config.adminEmails.includes(email) || hasOneTimeCodes

/** Whoever knew the old password is signed out with it, and so is what they may have left behind: passkeys, keys and linked sign-ins. */
export async function resetPassword(tools: Tools, call: Call<typeof accounts.resetPassword>) {
  const { input, language, log } = call
  const { platform, dependencies } = tools
  const { database, clock, passwords } = platform
  const tokenHash = hashOf(input.token)
  if (!(await accountOfReset(database, tokenHash, clock.now()))) throw new Problem('accounts.invalidLink')
  if (isCommonPassword(input.newPassword)) throw new Problem('accounts.commonPassword')
  const passwordHash = await passwords.hash(input.newPassword)
  const { account, hasEnded } = await database.transaction(async tx => {
    const accountId = await consumeReset(tx, tokenHash, clock.now())
    const account = accountId && (await accountById(tx, accountId))
    if (!account) throw new Problem('accounts.invalidLink')
    await setPassword(tx, account.id, passwordHash, clock.now())
    await dropResetsOf(tx, account.id)
    // Before what they made: a session that is about to make something has made it, or is gone.
    await endSessionsOf(tx, account.id)
    const isGuarded = isGuardedBy(platform, account, await factorsOf(tx, account.id))
    if (!(input.endsAccess ?? !isGuarded)) return { account, hasEnded: false }
    const passkeys = isGuarded ? 0 : await dropPasskeysOf(tx, account.id)
    const identities = await dropIdentitiesOf(tx, account.id, clock.now())
    return { account, hasEnded: (await dependencies.keys.drop(tx, account.id)) + passkeys + identities > 0 }
  })
  await forgiveAfterReset(platform, account.email, call)
  await sendQuietly(tools, log, passwordChangedEmail(account.email, language, hasEnded))
  return done
}

/**
 * Whoever has no password yet sets the first one, with a fresh sign-in in the place of the old password. A second factor is
 * asked for besides, where there is one.
 */
export async function changePassword(tools: Tools, call: Call<typeof accounts.changePassword>) {
  const { input, viewer, language, log } = call
  const { database, clock, passwords } = tools.platform
  const account = await ownAccount(tools, viewer)
  if (account.passwordHash === null || viewer.hasFactor || viewer.isAdmin) admit('member', viewer, true)
  if (account.passwordHash !== null) await checkPassword(tools, viewer, account, input.currentPassword ?? '')
  if (isCommonPassword(input.newPassword)) throw new Problem('accounts.commonPassword')
  const passwordHash = await passwords.hash(input.newPassword)
  await database.transaction(async tx => {
    // Somebody with the old password, who was a moment behind, does not undo what its owner has just changed.
    if (!(await replacePassword(tx, account, passwordHash, clock.now()))) throw new Problem('accounts.wrongPassword')
    await dropResetsOf(tx, account.id)
    await endSessionsOf(tx, account.id, viewer.sessionId)
  })
  rememberBrowser(tools.platform, call, { ...account, passwordHash }, viewer.factor ? 'factor' : 'password')
  const message = account.passwordHash === null ? firstPasswordEmail : passwordChangedEmail
  if (account.isVerified) await sendQuietly(tools, log, message(account.email, language))
  return done
}
