import { toastFailure } from '../../../lib/failure-toast.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { isFromGateway } from '../../../lib/problem.ts'

export const failedText = messages({
  asItWas: { tr: 'Portföyün olduğu gibi duruyor; tekrar dene.', en: 'Your portfolio is as it was; try again.' },
  again: {
    tr: 'Lütfen tekrar dene. Kaydedilmiş olan ikinci kez eklenmez.',
    en: 'Please try again. What is there is not added twice.',
  },
})

/** Says that a change of the portfolio failed, or that its answer was lost. */
export const toastFailedChange = (error: Error, title: string, notKnown: string): void =>
  toastFailure(error, {
    ...{ title, notKnown },
    text: failedText[isFromGateway(error) ? 'again' : 'asItWas'][currentLanguage()],
  })
