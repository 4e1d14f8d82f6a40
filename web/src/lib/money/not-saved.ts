import { toastFailure } from '../failure-toast.ts'
import { currentLanguage } from '../language.ts'
import { inLanguage, messages } from '../messages.ts'

const text = messages({
  notKept: { tr: 'Para birimi hesabına kaydedilmedi', en: 'Currency not kept with your account' },
  notKeptSays: {
    tr: 'Seçimin şimdilik yalnızca burada geçerli.',
    en: 'For now your choice holds only here.',
  },
  notKnown: {
    tr: 'Seçimin burada geçerli, hesabına kaydedilmemiş olabilir.',
    en: 'Your choice holds here, but may not be kept with your account.',
  },
  again: { tr: 'Tekrar dene', en: 'Try again' },
})

/** Toast duration: long enough to read it and to tap. */
const shownMs = 6_000

/** Says that a choice of the currency is not the account's: the next page may show another one. */
export function toastNotSaved(error: Error, again: () => void): void {
  const t = inLanguage(text, currentLanguage())
  const action = { label: t.again, run: again }
  toastFailure(error, { title: t.notKept, text: t.notKeptSays, notKnown: t.notKnown, action }, shownMs)
}
