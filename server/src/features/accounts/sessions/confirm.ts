import { randomInt } from 'node:crypto'
import type { accounts, ConfirmWay } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import { confirmLetter } from '../letters.ts'
import { checkPassword } from '../passwords/check.ts'
import { ownAccount } from '../profile/own-account.ts'
import type { Account } from '../store/accounts.ts'
import { keepConfirmCode, useConfirmCode } from '../store/proofs.ts'
import { noteConfirmed } from '../store/sessions.ts'
import { done, type Tools } from '../tools.ts'

const minuteMs = 60_000
const codeMs = 10 * minuteMs
const maxTries = 5

/** Whoever has a password is asked for it; a mailbox alone is not enough for them. */
const waysOf = ({ passwordHash, isVerified }: Account): ConfirmWay[] =>
  passwordHash !== null ? ['password'] : isVerified ? ['letter'] : []

export async function listConfirmWays(tools: Tools, { viewer }: Call<typeof accounts.confirmWays>) {
  const account = await ownAccount(tools, viewer)
  return { ways: waysOf(account), email: account.isVerified ? account.email : null }
}

const codeHashOf = ({ parts }: Tools, { sessionId }: Member, code: string) =>
  parts.secrets.hash('confirm', `${sessionId} ${code}`)

/** The code counts in the session that asked for it: nobody else can use it, or make it void by asking again. */
export async function sendConfirmCode(tools: Tools, { viewer, language, log }: Call<typeof accounts.sendConfirmCode>) {
  const { database, clock, mail } = tools.parts
  const account = await ownAccount(tools, viewer)
  if (!waysOf(account).includes('letter')) throw new Problem('accounts.wrongWay')
  const now = clock.now()
  await throttle(database, `confirm minute ${viewer.sessionId}`, { max: 1, windowMs: minuteMs }, now)
  await throttle(database, `confirm day ${viewer.sessionId}`, { max: 10, windowMs: 24 * 60 * minuteMs }, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await keepConfirmCode(database, viewer.sessionId, codeHashOf(tools, viewer, code), new Date(now.getTime() + codeMs))
  try {
    await mail.send(confirmLetter(account.email, language, code))
  } catch (error) {
    log.error({ err: error }, 'confirmation code not sent')
    throw new Problem('accounts.codeNotSent')
  }
  return done
}

/** What a fresh sign-in is asked for is open again, for ten minutes and in this session alone. */
export async function confirm(tools: Tools, { input, viewer }: Call<typeof accounts.confirm>) {
  const { database, clock } = tools.parts
  const account = await ownAccount(tools, viewer)
  const way = input.password !== undefined ? 'password' : 'letter'
  if (!waysOf(account).includes(way)) throw new Problem('accounts.wrongWay')
  if (way === 'password') await checkPassword(tools, viewer, account, input.password ?? '')
  else {
    const codeHash = codeHashOf(tools, viewer, input.code ?? '')
    if (!(await useConfirmCode(database, viewer.sessionId, codeHash, maxTries, clock.now())))
      throw new Problem('accounts.wrongCode')
  }
  await noteConfirmed(database, viewer.sessionId, clock.now())
  return done
}
