import type { accounts, ConfirmWay, InputOf } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import type { Call } from '../../../platform/http/serve.ts'
import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { newCode } from '../../../platform/tokens.ts'
import { confirmEmail } from '../emails.ts'
import { askerOf, sendLimited } from '../limits.ts'
import { checkPassword } from '../passwords/check.ts'
import { ownAccount } from '../profile/own-account.ts'
import { questionFor, readAnswer } from '../second-factor/ceremony.ts'
import type { Account } from '../store/accounts.ts'
import { saveFactor } from '../store/factors.ts'
import { type Passkey, passkeyByCredential, passkeysOf, savePasskeyUse } from '../store/passkeys.ts'
import { saveConfirmCode, useConfirmCode } from '../store/proofs.ts'
import { saveConfirmed, saveMailbox } from '../store/sessions.ts'
import { done, type Tools } from '../tools.ts'
import { rememberBrowser } from './known-browser.ts'

type PasskeyAnswer = NonNullable<InputOf<typeof accounts.confirm>['passkey']>

const codeMs = 10 * MINUTE_MS
const maxTries = 5

/**
 * Whoever has a password is asked for it or for a passkey; a mailbox alone is not enough for them. An administrator without
 * a factor is asked for the mailbox: the password has let them in already.
 */
const waysOf = (
  { passwordHash, isVerified }: Account,
  passkeys: Passkey[],
  { isAdmin, hasFactor }: Member,
): ConfirmWay[] => [
  ...(passkeys.length ? (['passkey'] as const) : []),
  ...(passwordHash !== null && !(isAdmin && !hasFactor) ? (['password'] as const) : []),
  ...((passwordHash === null || (isAdmin && !hasFactor)) && isVerified ? (['email'] as const) : []),
]

async function ownWays(tools: Tools, viewer: Member) {
  const account = await ownAccount(tools, viewer)
  const passkeys = await passkeysOf(tools.platform.database, viewer.accountId)
  return { account, passkeys, ways: waysOf(account, passkeys, viewer) }
}

export async function listConfirmWays(tools: Tools, { viewer }: Call<typeof accounts.confirmWays>) {
  const { account, ways } = await ownWays(tools, viewer)
  return { ways, email: account.isVerified ? account.email : null }
}

const ownPasskey = ({ accountId }: Member) => ({ purpose: 'confirm', accountId }) as const

export async function askOwnPasskey(tools: Tools, call: Call<typeof accounts.askOwnPasskey>) {
  const { passkeys } = await ownWays(tools, call.viewer)
  if (!passkeys.length) throw new Problem('accounts.wrongWay')
  return questionFor(tools, call, ownPasskey(call.viewer), passkeys)
}

const codeHashOf = ({ platform }: Tools, { sessionId }: Member, code: string) =>
  platform.secrets.hash('confirm', `${sessionId} ${code}`)

/** The code counts in the session that asked for it: nobody else can use it, or make it void by asking again. */
export async function sendConfirmCode(tools: Tools, call: Call<typeof accounts.sendConfirmCode>) {
  const { platform } = tools
  const { database, clock, mail } = platform
  const { viewer, language, log } = call
  const { account, ways } = await ownWays(tools, viewer)
  if (!ways.includes('email')) throw new Problem('accounts.wrongWay')
  const code = newCode()
  const expiresAt = new Date(clock.now().getTime() + codeMs)
  // For the mailbox, not for the session: whoever has the password opens as many of these as they like.
  const asker = askerOf(platform, call, account)
  await sendLimited(platform, { kind: 'confirm', email: account.email, asker }, async () => {
    await saveConfirmCode(database, viewer.sessionId, codeHashOf(tools, viewer, code), expiresAt)
    await mail.send(confirmEmail(account.email, language, code)).catch(error => {
      log.error({ err: error }, 'confirmation code not sent')
      throw new Problem('accounts.codeNotSent')
    })
  })
  return done
}

const wayOf = ({ passkey, password }: InputOf<typeof accounts.confirm>): ConfirmWay =>
  passkey ? 'passkey' : password !== undefined ? 'password' : 'email'

/** What asks for a fresh sign-in is open again, for ten minutes and in this session alone. */
export async function confirm(tools: Tools, call: Call<typeof accounts.confirm>) {
  const { database, clock } = tools.platform
  const { input, viewer } = call
  const { account, ways } = await ownWays(tools, viewer)
  const way = wayOf(input)
  if (!ways.includes(way)) throw new Problem('accounts.wrongWay')
  if (way === 'password') await checkPassword(tools, viewer, account, input.password ?? '')
  if (way === 'email') await checkCode(tools, viewer, input.code ?? '')
  if (input.passkey) await checkPasskey(tools, call, account, input.passkey)
  await saveConfirmed(database, viewer.sessionId, clock.now())
  return done
}

async function checkCode(tools: Tools, viewer: Member, code: string) {
  const { database, clock } = tools.platform
  const codeHash = codeHashOf(tools, viewer, code)
  if (!(await useConfirmCode(database, viewer.sessionId, codeHash, maxTries, clock.now())))
    throw new Problem('accounts.wrongCode')
  await saveMailbox(database, viewer.sessionId, clock.now())
}

async function checkPasskey(
  tools: Tools,
  call: Call<typeof accounts.confirm>,
  account: Account,
  answer: PasskeyAnswer,
) {
  const { database, clock } = tools.platform
  const found = await passkeyByCredential(database, answer.id)
  const { passkey, signCount } = await readAnswer(tools, call, ownPasskey(call.viewer), found, answer)
  const isCounted = await database.transaction(tx => savePasskeyUse(tx, passkey.id, signCount, clock.now()))
  if (!isCounted) throw new Problem('accounts.passkeyRefused')
  await saveFactor(database, call.viewer.sessionId, clock.now())
  rememberBrowser(tools.platform, call, account, 'factor')
}
