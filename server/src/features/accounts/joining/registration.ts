import { randomInt, timingSafeEqual } from 'node:crypto'
import type { accounts } from '@pusula/contract'
import { isAway } from '../../../platform/db/away.ts'
import { cookieOf, dropCookie, keepCookie } from '../../../platform/http/cookies.ts'
import type { Call } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { activationLetter, knownAddressLetter } from '../letters.ts'
import { limitLetters, perNetwork } from '../limits.ts'
import { isCommonPassword } from '../passwords/common.ts'
import { signIn } from '../sessions/sessions.ts'
import { accountByEmail } from '../store/accounts.ts'
import { consumeCode, consumeVerification, isVerified, keepCode, keepVerification, tryCode } from '../store/proofs.ts'
import { done, normalEmail, type Tools } from '../tools.ts'
import { addArrival } from './join.ts'

const proofMs = 15 * 60_000
const maxTries = 5
const cookieName = 'verification'

/** Whether or not the address is known, a code is kept and a letter sent: neither answer nor time tells which. */
export async function sendActivation(
  { parts }: Tools,
  { input, language, address, log }: Call<typeof accounts.sendActivation>,
) {
  const { database, clock, mail, secrets, config } = parts
  const email = normalEmail(input.email)
  const now = clock.now()
  await limitLetters(database, 'activation', email, address, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isKnown = await accountByEmail(database, email)
  const codeHash = secrets.hash('activation', `${email} ${code}`)
  await keepCode(database, email, codeHash, new Date(now.getTime() + proofMs))
  try {
    await mail.send(
      isKnown ? knownAddressLetter(email, language, config.publicUrl) : activationLetter(email, language, code),
    )
  } catch (error) {
    if (isAway(error)) throw error
    log.error({ err: error }, 'activation code not sent')
    throw new Problem('accounts.codeNotSent')
  }
  return done
}

/** Remembers that this browser knows the code; the browser gets a secret of its own for it. */
export async function verifyActivation(
  { parts }: Tools,
  { input, address, reply }: Call<typeof accounts.verifyActivation>,
) {
  const { database, clock, secrets, config } = parts
  const email = normalEmail(input.email)
  const now = clock.now()
  await throttle(database, `verify ${perNetwork(address)}`, { max: 100, windowMs: 60 * 60_000 }, now)
  const right = await tryCode(database, email, maxTries, now)
  const given = secrets.hash('activation', `${email} ${input.code}`)
  const isRight = right !== undefined && timingSafeEqual(Buffer.from(right), Buffer.from(given))
  if (!isRight || !(await consumeCode(database, email, given))) throw new Problem('accounts.wrongCode')
  const token = newToken()
  await keepVerification(database, hashOf(token), email, new Date(now.getTime() + proofMs))
  keepCookie(reply, cookieName, token, { forSeconds: proofMs / 1000, isProduction: config.isProduction })
  return done
}

/** The activationCode of the wire is read by nobody: only what this browser has verified counts. */
export async function register(tools: Tools, call: Call<typeof accounts.register>): Promise<string> {
  const { database, clock, passwords } = tools.parts
  const { input, request, reply, language } = call
  const email = normalEmail(input.email)
  const proof = hashOf(cookieOf(request, cookieName) ?? '')
  if (!(await isVerified(database, proof, email, clock.now()))) throw new Problem('accounts.notVerified')
  if (isCommonPassword(input.password)) throw new Problem('accounts.commonPassword')
  const member = {
    email,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    profileImageUrl: null,
    passwordHash: await passwords.hash(input.password),
    googleSubject: null,
    language,
  }
  const accountId = await signIn(tools, call, async tx => {
    if (!(await consumeVerification(tx, proof, email, clock.now()))) throw new Problem('accounts.notVerified')
    const arrival = await addArrival(tx, tools, member, input.referralHash)
    if (!arrival) throw new Problem('accounts.emailTaken')
    return arrival
  })
  dropCookie(reply, cookieName)
  return accountId
}
