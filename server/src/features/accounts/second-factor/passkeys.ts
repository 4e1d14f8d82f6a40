import type { accounts, ReplyOf } from '@pusula/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Call } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { giveBack, throttle } from '../../../platform/throttle.ts'
import { perNetwork } from '../limits.ts'
import { ownAccount } from '../profile/own-account.ts'
import { signIn } from '../sessions/sessions.ts'
import { holdAccount } from '../store/accounts.ts'
import { lockFactors, saveFactor } from '../store/factors.ts'
import {
  renamePasskey as changeName,
  removePasskey as dropPasskey,
  type Passkey,
  passkeyByCredential,
  passkeysOf,
  addPasskey as savePasskey,
  savePasskeyUse,
} from '../store/passkeys.ts'
import { holdSession } from '../store/sessions.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { questionFor, readAnswer, readNewPasskey, wantedPasskey } from './ceremony.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from './emails.ts'
import { removeFactor } from './guard.ts'

const quarterMs = 15 * 60_000
/** More than anybody has devices. */
const maxPasskeys = 20

const shown = ({ id, name, createdAt, lastUsedAt }: Passkey): ReplyOf<typeof accounts.addPasskey> => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Whose passkey it is shows in the answer: nobody has to type an address, and nobody learns which addresses are known. */
const anybodys = { purpose: 'signIn', accountId: null } as const

export async function askForPasskey(tools: Tools, call: Call<typeof accounts.askForPasskey>) {
  const { database, clock } = tools.platform
  const limit = { max: 1_000, windowMs: quarterMs }
  await throttle(database, `passkey questions ${perNetwork(call.address)}`, limit, clock.now())
  return questionFor(tools, call, anybodys, [])
}

/** Through the same sign-in as everybody else, in one transaction with the count of the passkey. */
export async function signInWithPasskey(tools: Tools, call: Call<typeof accounts.signInWithPasskey>) {
  const { database, clock } = tools.platform
  const answer = call.input.passkey
  const key = `passkey ${perNetwork(call.address)}`
  await throttle(database, key, { max: 60, windowMs: quarterMs }, clock.now())
  const found = await passkeyByCredential(database, answer.id)
  const { passkey, signCount } = await readAnswer(tools, call, anybodys, found, answer)
  await giveBack(database, key)
  await signIn(tools, call, async tx => {
    // The account before what it has, as everywhere: one that is leaving right now is waited for.
    await holdAccount(tx, passkey.accountId)
    if (!(await savePasskeyUse(tx, passkey.id, signCount, clock.now()))) throw new Problem('accounts.passkeyRefused')
    // A device and what unlocks it are two factors already.
    return { accountId: passkey.accountId, proves: 'factor' }
  })
  return done
}

export const listPasskeys = async ({ platform }: Tools, { viewer }: Call<typeof accounts.passkeys>) => ({
  passkeys: (await passkeysOf(platform.database, viewer.accountId)).map(shown),
})

/** Those of an account that may have one more. */
async function notTooMany(db: Db, accountId: string): Promise<Passkey[]> {
  const passkeys = await passkeysOf(db, accountId)
  if (passkeys.length >= maxPasskeys) throw new Problem('accounts.tooManyPasskeys')
  return passkeys
}

export async function wantPasskey(tools: Tools, call: Call<typeof accounts.wantPasskey>) {
  const account = await ownAccount(tools, call.viewer)
  return wantedPasskey(tools, call, account, await notTooMany(tools.platform.database, account.id))
}

export async function addPasskey(tools: Tools, call: Call<typeof accounts.addPasskey>) {
  const { database, clock } = tools.platform
  const { id: accountId, email, isVerified } = await ownAccount(tools, call.viewer)
  await notTooMany(database, accountId)
  const read = await readNewPasskey(tools, call, accountId, call.input.passkey)
  const name = call.input.name?.trim() || 'Passkey'
  const passkey = await database.transaction(async tx => {
    // Another may have been added since, or the account may have left, or a new password ended this session.
    await lockFactors(tx, accountId)
    await holdAccount(tx, accountId)
    await holdSession(tx, call.viewer.sessionId)
    await notTooMany(tx, accountId)
    const saved = await savePasskey(tx, { accountId, ...read, name, createdAt: clock.now() })
    if (!saved) throw new Problem('accounts.passkeyKnown')
    await saveFactor(tx, call.viewer.sessionId, clock.now())
    return saved
  })
  if (isVerified) await sendQuietly(tools, call.log, passkeyAddedEmail(email, call.language, name))
  return shown(passkey)
}

export async function renamePasskey({ platform }: Tools, { input, viewer }: Call<typeof accounts.renamePasskey>) {
  const passkey = await changeName(platform.database, viewer.accountId, input.id, input.name.trim())
  if (!passkey) throw new Problem('request.notFound')
  return shown(passkey)
}

export async function removePasskey(tools: Tools, call: Call<typeof accounts.removePasskey>) {
  const { id, email, isVerified } = await ownAccount(tools, call.viewer)
  const removed = await removeFactor(tools, call.viewer, async tx => {
    const found = await dropPasskey(tx, id, call.input.id)
    if (!found) throw new Problem('request.notFound')
    return found
  })
  if (isVerified) await sendQuietly(tools, call.log, passkeyRemovedEmail(email, call.language, removed.name))
  return done
}
