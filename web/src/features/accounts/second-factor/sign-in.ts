import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage } from '../../../lib/messages.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { enter } from '../enter.ts'
import { canUsePasskeys, signInWithPasskey } from './passkey.ts'
import { passkeyText, whyNot } from './passkey-messages.ts'

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
