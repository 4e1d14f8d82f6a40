import { type ProblemCode, problems } from '@pusula/contract'
import { currentLanguage } from '../lib/language.ts'
import { navigate } from '../lib/location.ts'
import { inLanguage, messages } from '../lib/messages.ts'
import { toast } from '../ui/overlays/toast.ts'

const text = messages({
  googleFailed: { tr: 'Google ile giriş yapılamadı', en: 'Signing in with Google failed' },
  googleFailedSays: {
    tr: 'Tekrar deneyebilir ya da e-posta ile girebilirsin.',
    en: 'You can try again, or sign in with your email.',
  },
})

const shownMs = 5_000

/** Problem codes that a sign-in by redirect may return with, said by the catalogue. */
const otherWays: readonly ProblemCode[] = [
  'accounts.openIdFailed',
  'accounts.openIdKnownAddress',
  'accounts.identityElsewhere',
]

/** A page elsewhere that sends a person back can only leave a word in the address. */
export function failedReturnOf(
  search: string,
): { isGoogle: boolean; code: ProblemCode | undefined; cleared: string } | null {
  const query = new URLSearchParams(search)
  const problem = query.get('problem')
  if (problem === null) return null
  query.delete('problem')
  const rest = query.toString()
  return {
    isGoogle: problem === 'accounts.googleFailed',
    code: otherWays.find(code => code === problem),
    cleared: rest && `?${rest}`,
  }
}

/** Says once why somebody came back empty-handed; a word nobody here knows is cleared away unsaid. */
export function toastFailedReturn(): void {
  const failed = failedReturnOf(location.search)
  if (!failed) return
  const t = inLanguage(text, currentLanguage())
  if (failed.isGoogle) toast.show({ tone: 'err', title: t.googleFailed, text: t.googleFailedSays, durationMs: shownMs })
  if (failed.code) toast.show({ tone: 'err', title: problems[failed.code][currentLanguage()], durationMs: shownMs })
  navigate(location.pathname + failed.cleared, { replace: true })
}
