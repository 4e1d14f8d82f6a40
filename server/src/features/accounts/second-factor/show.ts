import type { accounts } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { giveBack, throttle } from '../../../platform/throttle.ts'
import { ownAccount } from '../profile/own-account.ts'
import { factorsOf, hasFactor, noteFactor } from '../store/factors.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { recoveryCodeUsedLetter } from './letters.ts'
import { isOneTimeCode } from './one-time-codes.ts'
import { administrator, isRecoveryCode } from './recovery-codes.ts'

const quarterMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/** Three of a million codes are right at any time: a hundred tries a day leave one chance in 3,000. */
const limitsOf = (accountId: string) => [
  { key: `second factor ${accountId}`, max: 10, windowMs: quarterMs },
  { key: `second factor day ${accountId}`, max: 100, windowMs: dayMs },
]

export async function describeSecondFactor({ platform }: Tools, { viewer }: Call<typeof accounts.secondFactor>) {
  administrator(viewer)
  const factors = await factorsOf(platform.database, viewer.accountId)
  const state = viewer.factor ? 'shown' : hasFactor(factors) ? 'asked' : 'none'
  return { state, ...factors } as const
}

export async function showSecondFactor(tools: Tools, call: Call<typeof accounts.showSecondFactor>) {
  const { database, clock } = tools.platform
  const { input, viewer } = call
  administrator(viewer)
  const now = clock.now()
  const limits = limitsOf(viewer.accountId)
  for (const limit of limits) await throttle(database, limit.key, limit, now)
  if (input.code) await isOneTimeCode(tools, viewer.accountId, input.code).then(orWrong)
  else if (input.recoveryCode) await isRecoveryCode(tools, viewer.accountId, input.recoveryCode).then(orWrong)
  else throw new Problem('accounts.wrongWay')
  for (const { key } of limits) await giveBack(database, key)
  await noteFactor(database, viewer.sessionId, now)
  if (!input.code) await tellOfRecovery(tools, call)
  return done
}

function orWrong(isRight: boolean) {
  if (!isRight) throw new Problem('accounts.wrongCode')
}

/** Whoever uses one has lost a device; whoever did not has lost more. */
async function tellOfRecovery(tools: Tools, { viewer, language, log }: Call<typeof accounts.showSecondFactor>) {
  const { email } = await ownAccount(tools, viewer)
  const { recoveryCodesLeft } = await factorsOf(tools.platform.database, viewer.accountId)
  await sendQuietly(tools, log, recoveryCodeUsedLetter(email, language, recoveryCodesLeft))
}
