import type { accounts } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { Call } from '../../../platform/http/serve.ts'
import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { giveBack, type Limit, throttle } from '../../../platform/throttle.ts'
import { type Asker, askerOf, throttleTogether } from '../limits.ts'
import { ownAccount } from '../profile/own-account.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
import { factorsOf, hasFactor, saveFactor } from '../store/factors.ts'
import { done, sendQuietly, type Tools } from '../tools.ts'
import { recoveryCodeUsedEmail } from './emails.ts'
import { isOneTimeCode } from './one-time-codes.ts'
import { administrator, isRecoveryCode } from './recovery-codes.ts'

const quarterMs = 15 * 60_000

interface Count extends Limit {
  key: string
}

/**
 * Wrong codes are counted for the session and for whoever asks: the network, or a browser in which a factor of this account
 * was shown before. So whoever has stolen the password uses up what strangers may try, and never what the owner may.
 */
const countsOf = ({ accountId, sessionId }: Member, asker: Asker): Count[] => [
  { key: `second factor session ${sessionId}`, max: 10, windowMs: quarterMs },
  { key: `second factor ${accountId} ${asker.name}`, max: 20, windowMs: quarterMs },
  { key: `second factor day ${accountId} ${asker.name}`, max: 100, windowMs: DAY_MS },
]

/**
 * Three of a million codes are right at any time. A hundred tries a day of all strangers together leave them one chance in
 * 3,000; after that there is one in an hour. A recovery code cannot be guessed, and is left out of that.
 */
const together = (accountId: string) => ({
  key: `second factor ${accountId}`,
  max: 100,
  windowMs: DAY_MS,
  slow: { known: { ms: 60_000, isEach: true as const }, strangers: { ms: 60 * 60_000 } },
})

export async function describeSecondFactor({ platform }: Tools, { viewer }: Call<typeof accounts.secondFactor>) {
  const factors = await factorsOf(platform.database, viewer.accountId)
  const state = viewer.factor ? 'shown' : hasFactor(factors) ? 'asked' : 'none'
  return { state, ...factors } as const
}

export async function showSecondFactor(tools: Tools, call: Call<typeof accounts.showSecondFactor>) {
  const { platform } = tools
  const { database, clock } = platform
  const { input, viewer } = call
  if (!viewer.hasFactor) administrator(viewer)
  const account = await ownAccount(tools, viewer)
  const asker = askerOf(platform, call, account, 'factor')
  const counts = countsOf(viewer, asker)
  for (const count of counts) await throttle(database, count.key, count, clock.now())
  const counted = counts.map(({ key }) => key)
  if (input.code) counted.push(await throttleTogether(platform, asker, together(viewer.accountId)))
  if (input.code) await isOneTimeCode(tools, viewer.accountId, input.code).then(orWrong)
  else if (input.recoveryCode) await isRecoveryCode(tools, viewer.accountId, input.recoveryCode).then(orWrong)
  else throw new Problem('accounts.wrongWay')
  for (const key of counted) await giveBack(database, key)
  await saveFactor(database, viewer.sessionId, clock.now())
  rememberBrowser(platform, call, account, 'factor')
  if (!input.code) await emailOfRecovery(tools, call)
  return done
}

function orWrong(isRight: boolean) {
  if (!isRight) throw new Problem('accounts.wrongCode')
}

/** Whoever uses one has lost a device; whoever did not has lost more. */
async function emailOfRecovery(tools: Tools, { viewer, language, log }: Call<typeof accounts.showSecondFactor>) {
  const { email } = await ownAccount(tools, viewer)
  const { recoveryCodesLeft } = await factorsOf(tools.platform.database, viewer.accountId)
  await sendQuietly(tools, log, recoveryCodeUsedEmail(email, language, recoveryCodesLeft))
}
