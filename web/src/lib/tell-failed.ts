import { toast } from '../ui/overlays/toast.ts'
import { currentLanguage } from './language.ts'
import { messages } from './messages.ts'
import { isUnanswered, namedOr } from './problem.ts'

const failedText = messages({ noAnswer: { tr: 'Yanıt gelmedi', en: 'No answer came' } })

interface Words {
  title: string
  /** What it means, where the server has no name for it. */
  text: string
  /** What it means that nobody answered. */
  notKnown: string
}

/** Says that a change failed; one whose answer was lost may have been made, and only that is said. */
export function tellFailed(error: Error, { title, text, notKnown }: Words, durationMs?: number): void {
  const said = isUnanswered(error)
    ? { title: failedText.noAnswer[currentLanguage()], text: notKnown }
    : { title, text: namedOr(error, text) }
  toast.show({ tone: 'err', ...said, durationMs })
}
