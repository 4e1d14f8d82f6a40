import type { accounts } from '@pusula/contract'
import { Secret, TOTP } from 'otpauth'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Call } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { ownAccount } from '../profile/own-account.ts'
import {
  dropOneTimeCodes,
  forgetFactorElsewhere,
  lockFactors,
  oneTimeCodesOf,
  saveFactor,
  saveOneTimeCodes,
  useStep,
} from '../store/factors.ts'
import { holdSession } from '../store/sessions.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { oneTimeCodesRemovedEmail, oneTimeCodesSetEmail } from './emails.ts'
import { removeFactor } from './guard.ts'
import { administrator } from './recovery-codes.ts'

/** TOTP with the parameters that every authenticator app understands: SHA-1, six digits, 30 seconds. */
const terms = { issuer: 'Pusula', algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
const setupMs = 15 * 60_000
/** Clocks differ, and so do fingers: one code before and one after the present one count. */
const window = 1

const purpose = 'one-time codes'
const setupPurpose = 'one-time codes setup'

const Setup = Compile(Type.Object({ accountId: Type.String(), secret: Type.String(), untilMs: Type.Number() }))

const codesOf = (secret: string, label = '') => new TOTP({ ...terms, label, secret: Secret.fromBase32(secret) })

/** The step that a code belongs to, if it is a code of now. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = codesOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / (terms.period * 1000)) + delta
}

/** Stateless setup: nothing is stored before a code was verified. */
export async function wantOneTimeCodes(tools: Tools, { viewer }: Call<typeof accounts.wantOneTimeCodes>) {
  const { secrets, clock } = tools.platform
  administrator(viewer)
  const { id: accountId, email } = await ownAccount(tools, viewer)
  const secret = new Secret({ size: secretBytes }).base32
  const setup = { accountId, secret, untilMs: clock.now().getTime() + setupMs }
  return {
    secret,
    address: codesOf(secret, email).toString(),
    setup: secrets.seal(setupPurpose, JSON.stringify(setup)),
  }
}

export async function setOneTimeCodes(tools: Tools, call: Call<typeof accounts.setOneTimeCodes>) {
  const { database, secrets, clock } = tools.platform
  const { input, viewer, language, log } = call
  const now = clock.now()
  administrator(viewer)
  const setup: unknown = JSON.parse(secrets.unseal(setupPurpose, input.setup) ?? 'null')
  const isOpen = Setup.Check(setup) && setup.accountId === viewer.accountId && setup.untilMs > now.getTime()
  const step = isOpen ? stepOf(setup.secret, input.code, now) : undefined
  if (!isOpen || step === undefined) throw new Problem('accounts.wrongCode')
  const { id, email } = await ownAccount(tools, viewer)
  await database.transaction(async tx => {
    await lockFactors(tx, id)
    await holdSession(tx, viewer.sessionId)
    await saveOneTimeCodes(tx, id, secrets.seal(purpose, setup.secret), step, now)
    await forgetFactorElsewhere(tx, id, viewer.sessionId)
    await saveFactor(tx, viewer.sessionId, now)
  })
  await sendQuietly(tools, log, oneTimeCodesSetEmail(email, language))
  return done
}

/** Whether a code is one of now that was not used before; then it is used up. */
export async function isOneTimeCode({ platform }: Tools, accountId: string, code: string): Promise<boolean> {
  const { database, secrets, clock } = platform
  const sealed = await oneTimeCodesOf(database, accountId)
  const secret = sealed && secrets.unseal(purpose, sealed)
  const step = secret ? stepOf(secret, code, clock.now()) : undefined
  return step !== undefined && useStep(database, accountId, step)
}

export async function removeOneTimeCodes(tools: Tools, call: Call<typeof accounts.removeOneTimeCodes>) {
  const { viewer, language, log } = call
  const { email } = await ownAccount(tools, viewer)
  const removed = await removeFactor(tools, viewer, tx => dropOneTimeCodes(tx, viewer.accountId))
  if (removed) await sendQuietly(tools, log, oneTimeCodesRemovedEmail(email, language))
  return done
}
