import type { accounts } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import { admit } from '../../../platform/http/viewer.ts'
import { normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import { forgive } from '../../../platform/throttle.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { firstPasswordLetter, passwordChangedLetter, resetLetter, unknownAddressLetter } from '../letters.ts'
import { askerOf, loginLimits, sendLimited } from '../limits.ts'
import { ownAccount } from '../profile/own-account.ts'
import { accountByEmail, accountById, replacePassword, setPassword } from '../store/accounts.ts'
import { consumeReset, dropResetsOf, isResettable, keepReset } from '../store/proofs.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { checkPassword } from './check.ts'
import { isCommonPassword } from './common.ts'

const linkMs = 60 * 60_000

/** Every address gets a letter, a known one with a link and an unknown one without: neither answer nor time tells. */
export async function forgotPassword({ platform }: Tools, call: Call<typeof accounts.forgotPassword>) {
  const { input, language } = call
  const { database, clock, mail, config } = platform
  const email = normalEmail(input.email)
  const account = await accountByEmail(database, email)
  const asker = askerOf(platform, call, account?.id)
  const token = newToken()
  const link = `${config.publicUrl}/reset-password?token=${token}`
  await sendLimited(platform, { kind: 'forgot', email, asker }, async () => {
    await keepReset(database, hashOf(token), email, new Date(clock.now().getTime() + linkMs))
    await mail.send(
      account ? resetLetter(email, language, link) : unknownAddressLetter(email, language, config.publicUrl),
    )
  })
  return done
}

/** Said before anybody thinks of a new password. */
export const checkReset = async (
  { platform: { database, clock } }: Tools,
  { input }: Call<typeof accounts.checkReset>,
) => ({
  isUsable: await isResettable(database, hashOf(input.token), clock.now()),
})

/** Whoever knew the old password is signed out with it. */
export async function resetPassword(tools: Tools, call: Call<typeof accounts.resetPassword>) {
  const { input, language, log } = call
  const { database, clock, passwords } = tools.platform
  const tokenHash = hashOf(input.token)
  if (!(await isResettable(database, tokenHash, clock.now()))) throw new Problem('accounts.invalidLink')
  if (isCommonPassword(input.newPassword)) throw new Problem('accounts.commonPassword')
  const passwordHash = await passwords.hash(input.newPassword)
  const { id, email } = await database.transaction(async tx => {
    const accountId = await consumeReset(tx, tokenHash, clock.now())
    const account = accountId && (await accountById(tx, accountId))
    if (!account) throw new Problem('accounts.invalidLink')
    await setPassword(tx, account.id, passwordHash, clock.now())
    await dropResetsOf(tx, account.id)
    await endSessionsOf(tx, account.id)
    return account
  })
  for (const { key, counts } of loginLimits(email, askerOf(tools.platform, call, id)))
    if (counts !== 'network') await forgive(database, key)
  await sendQuietly(tools, log, passwordChangedLetter(email, language))
  return done
}

/** Whoever has no password yet sets the first one, with a fresh sign-in in the place of the old password. */
export async function changePassword(
  tools: Tools,
  { input, viewer, language, log }: Call<typeof accounts.changePassword>,
) {
  const { database, clock, passwords } = tools.platform
  const account = await ownAccount(tools, viewer)
  if (account.passwordHash === null) admit('member', viewer, true)
  else await checkPassword(tools, viewer, account, input.currentPassword ?? '')
  if (isCommonPassword(input.newPassword)) throw new Problem('accounts.commonPassword')
  const passwordHash = await passwords.hash(input.newPassword)
  await database.transaction(async tx => {
    // Somebody with the old password, who was a moment behind, does not undo what its owner has just changed.
    if (!(await replacePassword(tx, account, passwordHash, clock.now()))) throw new Problem('accounts.wrongPassword')
    await dropResetsOf(tx, account.id)
    await endSessionsOf(tx, account.id, viewer.sessionId)
  })
  const letter = account.passwordHash === null ? firstPasswordLetter : passwordChangedLetter
  if (account.isVerified) await sendQuietly(tools, log, letter(account.email, language))
  return done
}
