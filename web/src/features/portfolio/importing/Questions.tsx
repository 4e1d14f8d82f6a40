import type { ImportQuestion } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import type { Answers } from './calls.ts'
import { questionText } from './columns-messages.ts'
import { importText } from './messages.ts'

type Props = { questions: readonly ImportQuestion[]; isBusy: boolean; onAnswer: (answer: Answers) => void }

/** What the file leaves open, with both readings: whoever wrote it knows. */
export function Questions({ questions, isBusy, onAnswer }: Props) {
  return questions.map(question => (
    <Question key={question.asks} question={question} isBusy={isBusy} onAnswer={onAnswer} />
  ))
}

function Question({ question, isBusy, onAnswer }: { question: ImportQuestion } & Omit<Props, 'questions'>) {
  const t = useText(questionText)
  const { reading } = useText(importText)
  const { quantity, longDate } = useFormat()
  const readings = (): { says: string; answer: Answers }[] => {
    switch (question.asks) {
      case 'decimals':
        return [
          { says: quantity(question.comma), answer: { decimals: 'comma' } },
          { says: quantity(question.point), answer: { decimals: 'point' } },
        ]
      case 'dateOrder':
        return [
          { says: longDate(dayAt(question.dayFirst)), answer: { dateOrder: 'dayFirst' } },
          { says: longDate(dayAt(question.monthFirst)), answer: { dateOrder: 'monthFirst' } },
        ]
      case 'negativePrice':
        return [
          { says: quantity(question.positive), answer: { negativePrices: 'positive' } },
          { says: t.leaveOut, answer: { negativePrices: 'leaveOut' } },
        ]
    }
  }
  const ask = { decimals: t.askDecimals, dateOrder: t.askDates, negativePrice: t.askNegative }[question.asks]
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h2 className={base.subheading}>{ask(question.column, question.written)}</h2>
      <p className={`${base.small} ${base.muted}`}>{question.asks === 'negativePrice' ? t.negativeSays : t.askSays}</p>
      <div className={base.pair}>
        {readings().map(({ says, answer }) => (
          <Button key={says} busy={isBusy && reading} onClick={() => onAnswer(answer)}>
            {says}
          </Button>
        ))}
      </div>
    </section>
  )
}
