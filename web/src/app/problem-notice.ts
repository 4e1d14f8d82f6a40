import { navigate } from 'wouter/use-browser-location'
import { currentLanguage } from '../lib/language.ts'
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

/** A page elsewhere that sends a person back can only leave a word in the address. */
export function failedReturnOf(search: string): { isGoogle: boolean; cleared: string } | null {
  const query = new URLSearchParams(search)
  const problem = query.get('problem')
  if (problem === null) return null
  query.delete('problem')
  const rest = query.toString()
  return { isGoogle: problem === 'accounts.googleFailed', cleared: rest && `?${rest}` }
}

/** Says once why somebody came back empty-handed; a word nobody here knows is cleared away unsaid. */
export function sayFailedReturn(): void {
  const failed = failedReturnOf(location.search)
  if (!failed) return
  const t = inLanguage(text, currentLanguage())
  if (failed.isGoogle) toast.show({ tone: 'err', title: t.googleFailed, text: t.googleFailedSays, durationMs: shownMs })
  navigate(location.pathname + failed.cleared, { replace: true })
}
