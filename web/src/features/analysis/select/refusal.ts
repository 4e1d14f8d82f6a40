import type { Language } from '@pusula/contract'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage, messages } from '../../../lib/messages.ts'
import { isFromGateway, isUnanswered, namedOr, type ProblemError } from '../../../lib/problem.ts'
import type { Store } from '../../../lib/store.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { lastPerson, refreshViewer } from '../../accounts/index.ts'
import { type Question, questionAfter } from './rules.ts'
import type { AnalyzedCoin } from './run.ts'

const text = messages({
  creditError: { tr: 'Kredi Hatası', en: 'Credit error' },
  creditErrorSays: {
    tr: 'Kredin düşülemedi, analiz açılmadı. Tekrar dene.',
    en: 'No credit was taken and nothing was opened. Try again.',
  },
  maybeUsed: {
    tr: 'Bir kredi kullanılmış olabilir. Öyleyse coin açık: 10 dakika içinde tekrar açmak kredi kullanmaz.',
    en: 'A credit may have been used. If so, the coin is open: opening it again within 10 minutes uses none.',
  },
  analysisError: { tr: 'Analiz Hatası', en: 'Analysis error' },
  notFetched: {
    tr: 'Veriler alınamadı. Kredin kullanılmadı; birazdan tekrar dene.',
    en: 'Error fetching data. No credit was used; try again shortly.',
  },
  notUsed: { tr: 'Kredin kullanılmadı.', en: 'No credit was used.' },
  noFurther: { tr: 'Tekrar denemek yeni kredi kullanmaz.', en: 'Trying again uses no further credit.' },
})

/** What happened, and that it cost nothing; some problems say so themselves. */
export function saidWithCredit(problem: ProblemError, language: Language, isPaid = true): string {
  if (!isPaid)
    return isUnanswered(problem) ? lostSays(problem, language) : namedOr(problem, text.creditErrorSays[language])
  // The coin was paid for and is open: its credit comes back only if nobody reads it.
  if (problem.code.startsWith('connection.')) return `${problem.texts[language]} ${text.noFurther[language]}`
  const said = namedOr(problem, text.notFetched[language])
  return /kredi|credit/i.test(said) ? said : `${said} ${text.notUsed[language]}`
}

interface Wanted {
  coin: AnalyzedCoin
  /** It was asked for only where it uses no credit. */
  freeOnly: boolean
}

/** The deduction was not answered: it may have been made, unless this person's analyses are not counted. */
const lostSays = (problem: ProblemError, language: Language): string =>
  lastPerson()?.tier === 'pro' ? problem.texts[language] : text.maybeUsed[language]

/** The deduction failed: a dialog where the reader can act on it, a message otherwise. Says whether there is a dialog. */
export function refused(problem: ProblemError, { coin, freeOnly }: Wanted, question: Store<Question | null>): boolean {
  const next = questionAfter(problem, coin)
  if (next) {
    question.set(next)
    return true
  }
  const tell = () => {
    const language = currentLanguage()
    const t = inLanguage(text, language)
    const notKnown = freeOnly ? problem.texts[language] : lostSays(problem, language)
    const says = isFromGateway(problem) ? notKnown : t.creditErrorSays
    toastFailure(problem, { title: t.creditError, text: says, notKnown }, 5_000)
  }
  // Whoever is not signed in any more learns why from the app, which leads to the way in and does not come back here.
  if (problem.status === 401) void refreshViewer().then(tell, tell)
  else tell()
  return false
}

/** Somebody who left the analysis screen meanwhile learns here that it failed. */
export function failedQuietly(problem: ProblemError): void {
  if (location.pathname.startsWith('/dashboard/analysis')) return
  const language = currentLanguage()
  const t = inLanguage(text, language)
  toast.show({ tone: 'err', title: t.analysisError, text: saidWithCredit(problem, language), durationMs: 5_000 })
}
