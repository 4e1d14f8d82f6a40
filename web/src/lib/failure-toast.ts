import { type Toast, toast } from '../ui/overlays/toast.ts'
import { currentLanguage } from './language.ts'
import { messages } from './messages.ts'
import { isFromGateway, isUnanswered, namedOr } from './problem.ts'

const failedText = messages({ noAnswer: { tr: 'Yanıt gelmedi', en: 'No answer came' } })

interface Words {
  title: string
  /** What it means, where the server has no name for it or a gateway answered in its place. */
  text: string
  /** What it means that nobody answered. */
  notKnown: string
  /** What can be done about it. */
  action?: Toast['action']
}

/** Lost response: no server answered. */
const isLost = (error: Error): boolean => isUnanswered(error) && !isFromGateway(error)

/** What has failed, or that nobody answered. */
export const failedTitle = (error: Error, title: string): string =>
  isLost(error) ? failedText.noAnswer[currentLanguage()] : title

/** Says that a change failed; one whose answer was lost may have been made, and only that is said. */
export function toastFailure(error: Error, { title, text, notKnown, action }: Words, durationMs?: number): void {
  const said = isFromGateway(error) ? text : isLost(error) ? notKnown : namedOr(error, text)
  toast.show({ tone: 'err', title: failedTitle(error, title), text: said, action, durationMs })
}
