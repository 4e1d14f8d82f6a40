import { currentLanguage } from '../language.ts'
import { inLanguage, messages } from '../messages.ts'
import { tellFailed } from '../tell-failed.ts'

const text = messages({
  notKept: { tr: 'Para birimi hesabına kaydedilmedi', en: 'Currency not kept with your account' },
  notKeptSays: {
    tr: 'Seçimin şimdilik yalnızca burada geçerli; biraz sonra yeniden seç.',
    en: 'For now your choice holds only here; choose it again in a moment.',
  },
  notKnown: {
    tr: 'Seçimin burada geçerli, hesabına kaydedilmemiş olabilir; biraz sonra yeniden seç.',
    en: 'Your choice holds here, but may not be kept with your account; choose it again in a moment.',
  },
})

/** Says that a choice of the currency is not the account's: the next page may show another one. */
export function tellNotKept(error: Error): void {
  const t = inLanguage(text, currentLanguage())
  tellFailed(error, { title: t.notKept, text: t.notKeptSays, notKnown: t.notKnown })
}
