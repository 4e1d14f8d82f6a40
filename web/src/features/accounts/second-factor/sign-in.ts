import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage } from '../../../lib/messages.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { expectSignIn } from '../viewer.ts'
import { nextOf } from '../way-in.ts'
import { passkeyText, whyNot } from './messages.ts'
import { canUsePasskeys, signInWithPasskey } from './passkey.ts'

/** Redirect after sign-in with a page load: nothing that was fetched for the visitor is shown to the member. */
export function enter(): void {
  const next = nextOf(location.search)
  expectSignIn()
  location.assign(next ?? '/?tab=analysis')
}

export function toastSignInFailure(error: unknown): void {
  const t = inLanguage(passkeyText, currentLanguage())
  toast.show({ tone: 'err', title: t.signIn, text: whyNot(error) })
}

/** Behind the button of the landing page, which does not wait for any of this. */
export async function signIn(): Promise<void> {
  const t = inLanguage(passkeyText, currentLanguage())
  if (!canUsePasskeys()) return toast.show({ tone: 'info', title: t.unsupported })
  await signInWithPasskey().then(enter, toastSignInFailure)
}
