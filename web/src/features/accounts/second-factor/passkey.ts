import { accounts, type ReplyOf } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { ProblemError } from '../../../lib/problem.ts'
import { expectSession } from '../expect-session.ts'
import { deviceOf } from '../profile/device.ts'

/** The ceremonies with the browser's authenticator; the library comes with the first one. */
const library = () => import('@simplewebauthn/browser')

/** Whether passkeys can be used here at all: a browser has none for a bare address or an open line. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)

/** Whether this device has a lock that could keep one. */
export const hasDeviceLock = async (): Promise<boolean> =>
  canUsePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)

type Question = ReplyOf<typeof accounts.askForPasskey>

/** What became of a ceremony: the person or the device said no, or the passkey is there already. */
type PasskeyFailure = 'cancelled' | 'known' | 'failed'

export function passkeyFailureOf(error: unknown): PasskeyFailure | null {
  if (!(error instanceof Error) || error instanceof ProblemError) return null
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled'
  return error.name === 'InvalidStateError' ? 'known' : 'failed'
}

export async function addPasskey() {
  const { startRegistration } = await library()
  const optionsJSON = await call(accounts.wantPasskey, {})
  const passkey = await startRegistration({ optionsJSON })
  return call(accounts.addPasskey, { name: deviceOf(navigator.userAgent) ?? 'Passkey', passkey })
}

async function answer(optionsJSON: Question, isInField = false) {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON, useBrowserAutofill: isInField })
}

/** Shows that it is still the member, and with it the second factor. */
export const confirmWithPasskey = async () =>
  call(accounts.confirm, { passkey: await answer(await call(accounts.askOwnPasskey, {})) })

async function comeIn(passkey: Awaited<ReturnType<typeof answer>>) {
  await call(accounts.signInWithPasskey, { passkey })
  await expectSession()
}

export const signInWithPasskey = async () => comeIn(await answer(await call(accounts.askForPasskey, {})))

/** Questions live for five minutes; one that waits in a field is asked anew before it is too old. */
const renewMs = 4 * 60_000

/** Whether the browser can offer passkeys in a field. */
const canOfferInField = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/**
 * Offers passkeys among what the browser fills into the address field. Nobody is asked for anything: only what happens
 * after one was picked is told. Ends with the returned function.
 */
export function offerInField(onSignedIn: () => void, onFailed: (error: unknown) => void): () => void {
  let isOver = false
  let takeBack = () => {}
  const offer = async () => {
    if (!(await canOfferInField())) return
    const { WebAuthnAbortService } = await library()
    takeBack = () => WebAuthnAbortService.cancelCeremony()
    const passkey = await answer(await call(accounts.askForPasskey, {}), true)
    if (!isOver) await comeIn(passkey).then(onSignedIn, onFailed)
  }
  const quietly = () => void offer().catch(() => undefined)
  const timer = setInterval(quietly, renewMs)
  quietly()
  return () => {
    isOver = true
    clearInterval(timer)
    takeBack()
  }
}
