import { currentLanguage } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { isUnanswered, namedOr } from '../../../lib/problem.ts'
import { toast } from '../../../ui/overlays/toast.ts'

export const failedText = messages({
  noAnswer: { tr: 'Yanıt gelmedi', en: 'No answer came' },
  asItWas: { tr: 'Portföyün olduğu gibi duruyor; tekrar dene.', en: 'Your portfolio is as it was; try again.' },
})

/** Says that a change failed; one whose answer was lost may have been made, and only that is said. */
export function tellFailed(error: Error, title: string, notKnown: string): void {
  const language = currentLanguage()
  const said = isUnanswered(error)
    ? { title: failedText.noAnswer[language], text: notKnown }
    : { title, text: namedOr(error, failedText.asItWas[language]) }
  toast.show({ tone: 'err', ...said })
}
