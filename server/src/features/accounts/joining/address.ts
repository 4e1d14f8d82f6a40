import type { accounts } from '@pusula/contract'
import { noneIfTaken } from '../../../platform/db/db.ts'
import type { Call } from '../../../platform/http/serve.ts'
import { admit, type Member } from '../../../platform/http/viewer.ts'
import { normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import { addressChangedEmail } from '../emails.ts'
import { ownAccount } from '../profile/own-account.ts'
import { accountById, lockGuest, setAddress as saveAddress } from '../store/accounts.ts'
import { dropResetsOf } from '../store/proofs.ts'
import { holdSession } from '../store/sessions.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { sendCode, takeCode } from './codes.ts'
import { personHashOf } from './join.ts'

/** Whoever has no address of their own yet could hardly show that it is them, unless they have a passkey. */
async function guardAddress(tools: Tools, viewer: Member) {
  const { isVerified } = await ownAccount(tools, viewer)
  if (isVerified || viewer.hasFactor) admit('member', viewer, true)
}

/** A member's code counts in the session that asked for it. */
const browserOf = ({ sessionId }: Member) => `session ${sessionId}`

/** A code for an address that a member wants to have for their own. */
export async function sendAddressCode(tools: Tools, call: Call<typeof accounts.sendAddressCode>) {
  await guardAddress(tools, call.viewer)
  await sendCode(tools, normalEmail(call.input.email), { ...call, browser: browserOf(call.viewer) })
  return done
}

/**
 * Whoever knows the code sent to an address has it from now on. With the first one a membership that began with a purchase
 * is whole: what comes with an address of one's own comes now.
 */
export async function setAddress(tools: Tools, call: Call<typeof accounts.setAddress>) {
  const { platform, dependencies } = tools
  const { input, viewer, address, language, log } = call
  const { accountId } = viewer
  const email = normalEmail(input.email)
  await guardAddress(tools, viewer)
  await takeCode(tools, { email, code: input.code, browser: browserOf(viewer) }, address)
  const now = platform.clock.now()
  const before = await platform.database.transaction(async tx => {
    await lockGuest(tx, accountId)
    await holdSession(tx, viewer.sessionId)
    const account = await accountById(tx, accountId)
    if (!account) throw new Problem('accounts.signInRequired')
    if (!(await saveAddress(tx, accountId, email, now).catch(noneIfTaken))) throw new Problem('accounts.emailTaken')
    await dropResetsOf(tx, accountId)
    if (!account.isVerified)
      await dependencies.onJoin(tx, {
        accountId,
        personHash: personHashOf(platform, email),
        referralHash: input.referralHash,
        now,
      })
    return account
  })
  // The old address gets an e-mail: it may not have been its owner.
  if (before.isVerified && before.email !== email)
    await sendQuietly(tools, log, addressChangedEmail(before.email, language, email))
}
