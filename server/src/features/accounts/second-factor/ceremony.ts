import type { NewPasskey, PasskeyAnswer, PasskeyQuestion, PasskeyWanted } from '@pusula/contract'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { setCookie } from '../../../platform/http/cookies.ts'
import { Problem } from '../../../platform/problem.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { Account } from '../store/accounts.ts'
import { type Challenge, type Passkey, saveChallenge, useChallenge } from '../store/passkeys.ts'
import type { At, Tools } from '../tools.ts'

/** A WebAuthn challenge: what a passkey is asked for, and whose it has to be. */
type Purpose = Pick<Challenge, 'purpose' | 'accountId'>

const cookieName = 'challenge'
const cookiePath = '/api/accounts'
const answerMs = 5 * 60_000
/** EdDSA, ES256 and RS256: what every authenticator of today has at least one of. */
const algorithms = [-8, -7, -257]

/** The library is large and few requests need it. */
const library = () => import('@simplewebauthn/server')

/** Where we are reached decides which passkeys are ours: a look-alike site gets no answer from them. */
function placeOf({ platform }: Tools) {
  const { origin, hostname } = new URL(platform.config.publicUrl)
  return { origin, rpId: hostname }
}

/** A name for an account that says nothing about the person; the device keeps it beside the passkey. */
const handleOf = (accountId: string) => Buffer.from(accountId).toString('base64url')

const describe = ({ credentialId, transports }: Passkey) =>
  ({ id: credentialId, type: 'public-key', transports }) as const

/** Puts a challenge to this browser; several may be open at once, as several tabs are. */
async function challengeFor({ platform }: Tools, { request, reply }: At, { purpose, accountId }: Purpose) {
  const { database, clock, config } = platform
  const challenge = newToken()
  const browser = request.cookies[cookieName] || newToken()
  const expiresAt = new Date(clock.now().getTime() + answerMs)
  const hashes = { challengeHash: hashOf(challenge), browserHash: hashOf(browser) }
  await saveChallenge(database, { ...hashes, purpose, accountId }, expiresAt)
  const { isProduction } = config
  setCookie(reply, cookieName, browser, { forSeconds: answerMs / 1000, isProduction, path: cookiePath })
  return challenge
}

/** Whether a challenge was put to this browser for this purpose; then it is used up, whatever else is wrong. */
const isOpen = ({ platform }: Tools, { request }: At, { purpose, accountId }: Purpose) => {
  const browserHash = hashOf(request.cookies[cookieName] ?? '')
  return (challenge: string) =>
    useChallenge(
      platform.database,
      { challengeHash: hashOf(challenge), browserHash, purpose, accountId },
      platform.clock.now(),
    )
}

export async function wantedPasskey(
  tools: Tools,
  at: At,
  { id, email, firstName, lastName }: Account,
  known: Passkey[],
): Promise<Static<typeof PasskeyWanted>> {
  return {
    challenge: await challengeFor(tools, at, { purpose: 'add', accountId: id }),
    rp: { id: placeOf(tools).rpId, name: 'Pusula' },
    user: { id: handleOf(id), name: email, displayName: [firstName, lastName].filter(Boolean).join(' ') || email },
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
    timeout: answerMs,
    attestation: 'none',
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

export async function questionFor(
  tools: Tools,
  at: At,
  purpose: Purpose,
  known: Passkey[],
): Promise<Static<typeof PasskeyQuestion>> {
  return {
    challenge: await challengeFor(tools, at, purpose),
    rpId: placeOf(tools).rpId,
    timeout: answerMs,
    userVerification: 'required',
    allowCredentials: known.map(describe),
  }
}

/** Credential to store, of a passkey that this browser has just created for this account. */
export async function readNewPasskey(
  tools: Tools,
  at: At & Logged,
  accountId: string,
  { response, ...passkey }: Static<typeof NewPasskey>,
) {
  const { origin, rpId } = placeOf(tools)
  const { transports = [], ...said } = response
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await orRefused(at, () =>
    verifyRegistrationResponse({
      response: { ...passkey, response: said, clientExtensionResults: {} },
      expectedChallenge: isOpen(tools, at, { purpose: 'add', accountId }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo || isInFrame(said.clientDataJSON)) throw new Problem('accounts.passkeyRefused')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports,
  }
}

/** The new count of a passkey that gave the right answer in this browser. */
export async function readAnswer(
  tools: Tools,
  at: At & Logged,
  purpose: Purpose,
  passkey: Passkey | undefined,
  answer: Static<typeof PasskeyAnswer>,
): Promise<{ passkey: Passkey; signCount: number }> {
  const { origin, rpId } = placeOf(tools)
  const { userHandle } = answer.response
  // At a sign-in only the device says whose it is, so it has to say so.
  const isOwn = passkey && (userHandle ? userHandle === handleOf(passkey.accountId) : purpose.accountId !== null)
  if (!isOwn || (purpose.accountId && purpose.accountId !== passkey.accountId))
    throw new Problem('accounts.passkeyRefused')
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefused(at, () =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: isOpen(tools, at, purpose),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
    }),
  )
  if (!verified || isInFrame(answer.response.clientDataJSON)) throw new Problem('accounts.passkeyRefused')
  return { passkey, signCount: authenticationInfo.newCounter }
}

const Said = Compile(Type.Object({ crossOrigin: Type.Optional(Type.Literal(false)) }))

/** Whether a page of ours was inside one of another site when its passkey answered: we ask in no such place. */
const isInFrame = (clientDataJSON: string): boolean =>
  !Said.Check(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))

interface Logged {
  log: { info(what: object, message: string): void }
}

/** Why an answer is not taken is for our log; whoever sent it learns only that it is not. */
async function orRefused<T>({ log }: Logged, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    log.info({ err: error }, 'passkey refused')
    throw new Problem('accounts.passkeyRefused')
  }
}
