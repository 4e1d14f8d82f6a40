import type { accounts } from '@pusula/contract'
import { dropCookie, setCookie } from '../../../platform/http/cookies.ts'
import type { Call } from '../../../platform/http/serve.ts'
import { normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { isCommonPassword } from '../passwords/common.ts'
import { signIn } from '../sessions/sessions.ts'
import { consumeVerification, dropCode, isVerified, saveVerification } from '../store/proofs.ts'
import { done, type Tools } from '../tools.ts'
import { proofMs, sendCode, takeCode } from './codes.ts'
import { addArrival } from './join.ts'

const cookieName = 'verification'

/** Where a code was asked for. */
const askedCookie = 'activation'
const proofSeconds = proofMs / 1000

/** Early validation: what would be refused at the end is refused before a code is sent. */
export async function sendActivation(tools: Tools, call: Call<typeof accounts.sendActivation>) {
  const { password } = call.input
  if (password !== undefined && isCommonPassword(password)) throw new Problem('accounts.commonPassword')
  const browser = call.input.browser ?? call.request.cookies[askedCookie] ?? newToken()
  await sendCode(tools, normalEmail(call.input.email), { ...call, browser, page: '/signup' })
  const { isProduction } = tools.platform.config
  setCookie(call.reply, askedCookie, browser, { forSeconds: proofSeconds, isProduction })
  return done
}

/** Remembers that this browser knows the code; the browser gets a secret of its own for it. */
export async function verifyActivation(tools: Tools, call: Call<typeof accounts.verifyActivation>) {
  const { input, request, reply, address } = call
  const { database, clock, config } = tools.platform
  const email = normalEmail(input.email)
  const browser = input.browser ?? request.cookies[askedCookie] ?? ''
  await takeCode(tools, { ...input, email, browser }, address)
  const token = newToken()
  await saveVerification(database, hashOf(token), email, new Date(clock.now().getTime() + proofMs))
  setCookie(reply, cookieName, token, { forSeconds: proofSeconds, isProduction: config.isProduction })
  return done
}

/** The activationCode of the request is ignored: only what this browser has verified counts. */
export async function register(tools: Tools, call: Call<typeof accounts.register>): Promise<string> {
  const { database, clock, passwords } = tools.platform
  const { input, request, reply, language } = call
  const email = normalEmail(input.email)
  const proof = hashOf(request.cookies[cookieName] ?? '')
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
    await dropCode(tx, email)
    return { ...arrival, proves: 'mailbox' }
  })
  dropCookie(reply, cookieName)
  dropCookie(reply, askedCookie)
  return accountId
}
